import { readFile } from 'node:fs/promises'
import type { PictureFit } from '@voxdeck/core/video-settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorkbench, hd, type Workbench } from '../../testing/workbench.ts'
import type { Picture } from '../args/pictures/picture.ts'
import { renderClip } from '../args/pictures/render-clip.ts'
import { renderHold } from '../args/pictures/render-hold.ts'
import { openMp4 } from '../mp4/open-mp4.ts'
import { parameterSets } from '../mp4/parameter-sets.ts'
import type { ScratchFile } from '../run/scratch.ts'

let bench: Workbench
beforeAll(async () => {
  bench = await createWorkbench()
})
afterAll(() => bench.scratch.dispose())

const hold = async (name: string, picture: Picture, frame = hd): Promise<ScratchFile> => {
  const output = bench.scratch.file(`${name}.mp4`)
  await bench.ffmpeg.run(renderHold({ picture, frame, output }), { scratch: bench.scratch })
  return output
}

/** Left half red, right half blue: shows what is cropped and what is repeated. */
const halves = (size: string) => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return `color=0xdc2828:size=${width / 2}x${height},format=rgb24[l];color=0x2850dc:size=${width / 2}x${height},format=rgb24[r];[l][r]hstack`
}

const close = (shown: number[], wanted: number[]) =>
  Math.max(...wanted.map((value, channel) => Math.abs(value - (shown[channel] ?? 0))))

const red = [220, 40, 40]
const blue = [40, 80, 220]
const darkened = (colour: number[]) => colour.map((value) => value * 0.6)

describe('a picture of another shape', () => {
  it('V9 stands whole on a blurred, darkened copy of itself', async () => {
    const square: Picture = { ...(await bench.draw('square', halves('720x720'))), fit: 'blur' }
    const frame = await bench.firstFrame(await hold('square-blur', square))
    const at = (x: number, y: number) => bench.pixel(frame, x, y)
    // The picture covers x from 280 to 1000, as sharp and bright as the original.
    expect(close(at(290, 8), red)).toBeLessThanOrEqual(4)
    expect(close(at(630, 360), red)).toBeLessThanOrEqual(4)
    expect(close(at(650, 360), blue)).toBeLessThanOrEqual(4)
    expect(close(at(990, 712), blue)).toBeLessThanOrEqual(4)
    // Its border is the darkened blur, neither black nor the picture.
    expect(close(at(20, 360), darkened(red))).toBeLessThanOrEqual(6)
    expect(close(at(1260, 360), darkened(blue))).toBeLessThanOrEqual(6)
  })

  it('V9 is blurred: no edge is left in its border', async () => {
    const stripes = 'testsrc2=size=300x900'
    const tall: Picture = { ...(await bench.draw('stripes', stripes)), fit: 'blur' }
    const frame = await bench.firstFrame(await hold('stripes-blur', tall))
    const row = Array.from({ length: 500 }, (_, x) => bench.pixel(frame, x, 360))
    const steps = row.slice(1).map((pixel, x) => close(pixel, row[x] ?? pixel))
    expect(Math.max(...steps)).toBeLessThanOrEqual(8)
    expect(Math.max(...row.flat())).toBeGreaterThan(60)
  })

  it('V9 covers the frame, cut evenly at its edges, without a border', async () => {
    const square: Picture = { ...(await bench.draw('covering', halves('720x720'))), fit: 'cover' }
    const frame = await bench.firstFrame(await hold('square-cover', square))
    for (const [x, y] of [
      [4, 4],
      [4, 715],
      [620, 360],
    ] as const)
      expect(close(bench.pixel(frame, x, y), red)).toBeLessThanOrEqual(4)
    for (const [x, y] of [
      [1275, 4],
      [1275, 715],
      [660, 360],
    ] as const)
      expect(close(bench.pixel(frame, x, y), blue)).toBeLessThanOrEqual(4)
  })

  it('V9 stands whole on the colour of the edges beside which the frame is empty', async () => {
    const source =
      'color=0x28a050:size=720x720,format=rgb24,drawbox=x=8:y=0:w=704:h=720:color=0xdc2828:t=fill'
    const square: Picture = { ...(await bench.draw('edged', source)), fit: 'edge' }
    const frame = await bench.firstFrame(await hold('square-edge', square))
    const at = (x: number, y: number) => bench.pixel(frame, x, y)
    for (const x of [4, 270, 1010, 1275]) expect(close(at(x, 360), [40, 160, 80])).toBeLessThanOrEqual(4)
    expect(close(at(640, 360), red)).toBeLessThanOrEqual(4)
    // Of two edges it is the middle; above and below when the frame is upright.
    const upright = { ...hd, width: 720, height: 1280 }
    const split =
      'color=0x000000:size=720x360,format=rgb24[t];color=0xc8c8c8:size=720x360,format=rgb24[b];[t][b]vstack'
    const halved: Picture = { ...(await bench.draw('halved', split)), fit: 'edge' }
    const tall = await bench.firstFrame(await hold('halved-edge', halved, upright))
    for (const y of [4, 1275])
      expect(close(bench.pixel(tall, 360, y, upright), [100, 100, 100])).toBeLessThanOrEqual(4)
  })

  it('V9 stands whole on an own colour', async () => {
    const square: Picture = { ...(await bench.draw('on-colour', halves('720x720'))), fit: '#2d6e9b' }
    const frame = await bench.firstFrame(await hold('square-colour', square))
    for (const x of [4, 270, 1010, 1275])
      expect(close(bench.pixel(frame, x, 360), [0x2d, 0x6e, 0x9b])).toBeLessThanOrEqual(3)
    expect(close(bench.pixel(frame, 290, 8), red)).toBeLessThanOrEqual(4)
  })

  it.each(['blur', 'edge', '#ffffff', 'cover'] as const)(
    'V9 may be as thin as pictures can be (%s)',
    async (fit) => {
      for (const size of ['6000x1', '1x6000']) {
        const thin = await bench.draw('thin', `color=white:size=${size},format=rgb24`)
        const frame = await bench.firstFrame(await hold('thin', { ...thin, fit }))
        expect(Math.min(...bench.pixel(frame, 640, 360))).toBeGreaterThan(140)
      }
    },
  )

  it('V9 shows transparency as black, whole or cut', async () => {
    const source = "nullsrc=size=400x400,format=rgba,geq=r=200:g=120:b=40:a='if(lt(X,200),255,0)'"
    for (const fit of ['blur', 'cover'] as const) {
      const clear: Picture = { ...(await bench.draw('clear', source)), fit }
      const frame = await bench.firstFrame(await hold('clear', clear))
      expect(close(bench.pixel(frame, 400, 360), [200, 120, 40])).toBeLessThanOrEqual(4)
      expect(Math.max(...bench.pixel(frame, 900, 360))).toBeLessThan(8)
    }
  })

  it('V8 has the parameter sets of every other shot, and equal bytes each time', async () => {
    const tall = await bench.draw('tall', 'mandelbrot=size=301x777', 'image/jpeg')
    for (const frame of [hd, { ...hd, width: 1080, height: 1920 }, { ...hd, width: 1080, height: 1080 }]) {
      const shots = await Promise.all(
        [undefined, 'blur', 'edge', '#123456', 'cover'].map((fit, index) =>
          hold(`parameters-${index}`, { ...tall, fit: fit as PictureFit | undefined }, frame),
        ),
      )
      const sets = await Promise.all(
        shots.map(async ({ path }) => {
          await using shot = await openMp4(path)
          return parameterSets(shot.track('vide').sampleDescription).toString('hex')
        }),
      )
      expect(new Set(sets).size).toBe(1)
    }
    const [one, other] = [
      await hold('one', { ...tall, fit: 'blur' }),
      await hold('other', { ...tall, fit: 'blur' }),
    ]
    expect((await readFile(one.path)).equals(await readFile(other.path))).toBe(true)
  })
})

describe('R14 a clip of another shape', () => {
  const clipOf = async (fit: PictureFit) => {
    const source = bench.scratch.file('source.mp4')
    const convert = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'
    const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']
    const encode = ['-frames:v', '3', '-c:v', 'libx264', '-qp', '1', '-color_range', 'tv', ...colours]
    const graph = `${halves('480x480')},${convert}[v]`
    await bench.bare('-v', 'error', '-filter_complex', graph, '-map', '[v]', ...encode, source.inside)
    const output = bench.scratch.file(`clip-${fit.replace('#', '')}.mp4`)
    const clip = { file: source, frames: 3, fit }
    await bench.ffmpeg.run(renderClip({ clip, start: 0, length: 2, frame: hd, output }), {
      scratch: bench.scratch,
    })
    const [first, second] = await bench.frames(output)
    if (!first || !second) throw new Error('there are not two frames')
    return first
  }

  it('stands whole on its blur, in its own colours', async () => {
    const frame = await clipOf('blur')
    expect(close(bench.pixel(frame, 290, 10), red)).toBeLessThanOrEqual(5)
    expect(close(bench.pixel(frame, 990, 700), blue)).toBeLessThanOrEqual(5)
    expect(close(bench.pixel(frame, 20, 360), darkened(red))).toBeLessThanOrEqual(8)
    expect(close(bench.pixel(frame, 1260, 360), darkened(blue))).toBeLessThanOrEqual(8)
  })

  it('stands whole on the colour of its edges, or on an own one', async () => {
    const middle = red.map((value, channel) => (value + (blue[channel] ?? 0)) / 2)
    const colours = [
      ['edge', middle],
      ['#2d6e9b', [0x2d, 0x6e, 0x9b]],
    ] as const
    for (const [fit, colour] of colours) {
      const frame = await clipOf(fit)
      for (const x of [20, 1260])
        expect(close(bench.pixel(frame, x, 360), [...colour])).toBeLessThanOrEqual(5)
      expect(close(bench.pixel(frame, 290, 10), red)).toBeLessThanOrEqual(5)
    }
  })

  it('covers the frame', async () => {
    const frame = await clipOf('cover')
    expect(close(bench.pixel(frame, 4, 4), red)).toBeLessThanOrEqual(5)
    expect(close(bench.pixel(frame, 1275, 715), blue)).toBeLessThanOrEqual(5)
  })
})
