import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** A talk of twelve paragraphs, one for each picture; some are a sentence long, some are four. */
export const paragraphs = [
  'A lighthouse is a lamp, a lens and a promise. Tonight we climb one.',
  'Slide two explains the tower. Its walls are three metres thick at the foot. Waves push, and the tower gives a little. A stiff one would crack.',
  'The stairs are counted by everybody who carries oil.',
  'Oil came first from whales, later from rocks. One winter took four tonnes of it. Every tonne went up by hand.',
  'Then a clever lens made one flame look like a hundred.',
  'The lens floats on quicksilver. A child can turn it with one finger. It weighs as much as two cars.',
  'Each light has its own rhythm. Sailors read it like a name.',
  'Fog is the enemy of light. So the keeper had a horn, a bell and, in one place, a gun.',
  'Keepers wrote everything down. The wind, the ships, the price of bread.',
  'Storms broke the windows more than once. Nobody remembers a night without a lamp.',
  'Today a small motor does the work. It sends a message when it is tired.',
  'The promise is still kept. Look out tonight, and count the seconds.',
]

export const talk = paragraphs.join('\n\n')

const width = 1280
const height = 720

/** A picture with a big number: a person finds the slide by it. */
const pictureOf = (number: number): Promise<Buffer> => {
  const hue = (number * 29) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${hue} 45% 32%)"/>
    <circle cx="${300 + number * 50}" cy="330" r="150" fill="hsl(${hue + 40} 70% 70%)"/>
    <text x="70" y="640" font-family="IBM Plex Sans, sans-serif" font-size="150" fill="white">${number}</text>
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** Paths of the twelve pictures, named so that their natural order is the talk's. */
export const makePictures = async (): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'voxdeck-talk-'))
  return Promise.all(
    paragraphs.map(async (_, index) => {
      const path = join(folder, `lighthouse ${index + 1}.png`)
      await writeFile(path, await pictureOf(index + 1))
      return path
    }),
  )
}
