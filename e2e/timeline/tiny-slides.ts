import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { TestSlide } from '../video/test-slides.ts'

/** A small picture, different for each number, that costs the server little. */
export const tinyPicture = (number: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 64,
      height: 36,
      channels: 3,
      background: { r: (number * 37) % 256, g: (number * 83) % 256, b: (number * 151) % 256 },
    },
  })
    .png()
    .toBuffer()

export const makeTinySlides = async (count: number): Promise<TestSlide[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'voxdeck-tiny-'))
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const name = `slide ${index + 1}.png`
      const path = join(folder, name)
      await writeFile(path, await tinyPicture(index + 1))
      return { name, path, colour: [0, 0, 0], script: '' } satisfies TestSlide
    }),
  )
}

/** About a megabyte that no encoder makes smaller, for slow uploads. */
export const noisyPicture = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
