import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorkbench, difference, hd, type Workbench } from '../../testing/workbench.ts'
import { fitPicture, type Picture, toBt709 } from '../args/pictures/picture.ts'
import { renderBlend } from '../args/pictures/render-blend.ts'
import { holdFrames, renderHold } from '../args/pictures/render-hold.ts'
import { openMp4 } from '../mp4/open-mp4.ts'
import { parameterSets } from '../mp4/parameter-sets.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { createVerifyShot } from './verify-shot.ts'

let bench: Workbench
let detailed: Picture
let noisy: Picture
let fromHold: ScratchFile
let toHold: ScratchFile
const blends: Partial<Record<'fade' | 'slide', ScratchFile>> = {}

const hold = async (name: string, picture: Picture): Promise<ScratchFile> => {
  const output = bench.scratch.file(`${name}.mp4`)
  await bench.ffmpeg.run(renderHold({ picture, frame: hd, output }), { scratch: bench.scratch })
  return output
}

beforeAll(async () => {
  bench = await createWorkbench()
  detailed = await bench.draw('detailed', 'mandelbrot=size=1440x810')
  // Grain over colours, in JPEG: as expensive to encode as a photograph.
  noisy = await bench.draw('noisy', 'testsrc2=size=1600x900,noise=alls=10:allf=t', 'image/jpeg')
  fromHold = await hold('from', detailed)
  toHold = await hold('to', noisy)
  for (const transition of ['fade', 'slide'] as const) {
    const output = bench.scratch.file(`${transition}.mp4`)
    const blend = renderBlend({ from: detailed, to: noisy, transition, frames: 15, frame: hd, output })
    await bench.ffmpeg.run(blend, { scratch: bench.scratch })
    blends[transition] = output
  }
})
afterAll(() => bench.scratch.dispose())

const blendOf = (transition: 'fade' | 'slide'): ScratchFile =>
  blends[transition] ?? bench.scratch.file('missing')

/** A blend's frames in a video: its file begins with the hold before it, whose last frame is the blend's first. */
const shownBy = async (blend: ScratchFile) => (await bench.frames(blend)).slice(holdFrames - 1)

const packetsOf = async ({ path }: ScratchFile): Promise<Buffer[]> => {
  await using shot = await openMp4(path)
  const packets: Buffer[] = []
  for await (const { data } of shot.packets(shot.track('vide'))) packets.push(data)
  return packets
}

describe('every shot', () => {
  it('has the same parameter sets, byte for byte', async () => {
    // Grey, deep and subsampled pictures have their own tags, none of which may reach the parameter sets.
    const grey = await hold('grey', await bench.draw('grey-picture', 'testsrc=size=640x360,format=gray'))
    const deep = await hold('deep', await bench.draw('deep-picture', 'testsrc=size=640x360,format=rgb48be'))
    const webp = await hold('webp', await bench.draw('webp-picture', 'testsrc=size=640x360', 'image/webp'))
    const descriptions = await Promise.all(
      [fromHold, toHold, grey, deep, webp, blendOf('fade'), blendOf('slide')].map(async ({ path }) => {
        await using shot = await openMp4(path)
        return parameterSets(shot.track('vide').sampleDescription).toString('hex')
      }),
    )
    expect(new Set(descriptions).size).toBe(1)
  })

  it('has exactly its frames, and starts with its only key frame', async () => {
    const proveShot = createVerifyShot({ ffmpeg: bench.ffmpeg })
    for (const [file, frames] of [
      [fromHold, holdFrames],
      [blendOf('fade'), 16],
      [blendOf('slide'), 16],
    ] as const) {
      await proveShot({ file, frames, scratch: bench.scratch })
      await using shot = await openMp4(file.path)
      const keys: boolean[] = []
      for await (const { key } of shot.packets(shot.track('vide'))) keys.push(key)
      expect(keys).toEqual(Array.from({ length: frames }, (_, index) => index === 0))
    }
    await expect(proveShot({ file: fromHold, frames: 3, scratch: bench.scratch })).rejects.toThrow(
      '3 were planned',
    )
  })

  it('comes out with equal bytes from equal inputs', async () => {
    const again = await hold('again', detailed)
    expect((await readFile(again.path)).equals(await readFile(fromHold.path))).toBe(true)
  })

  it('is proved damaged when a byte of its picture is', async () => {
    const bytes = await readFile(fromHold.path)
    bytes.fill(0xff, 20_000, 20_400)
    const damaged = bench.scratch.file('damaged.mp4')
    await writeFile(damaged.path, bytes)
    const proof = createVerifyShot({ ffmpeg: bench.ffmpeg })({
      file: damaged,
      frames: holdFrames,
      scratch: bench.scratch,
    })
    await expect(proof).rejects.toThrow('failed')
  })
})

describe('a hold', () => {
  it.each(['detailed', 'noisy'])('keeps its picture: SSIM over 0.99 (%s)', async (name) => {
    const [picture, shot] = name === 'detailed' ? [detailed, fromHold] : [noisy, toHold]
    const log = bench.scratch.file('ssim.log')
    const graph = `[1:v]${fitPicture({}, hd, 'picture')},${toBt709},loop=-1:1:0,settb=1/30,setpts=N[r];[0:v]settb=1/30,setpts=N[v];[v][r]ssim=shortest=1:f=${log.inside}`
    await bench.bare(
      '-v',
      'error',
      '-i',
      shot.inside,
      '-i',
      picture.file.inside,
      '-filter_complex',
      graph,
      '-f',
      'null',
      '-',
    )
    const values = (await readFile(log.path, 'utf8')).matchAll(/All:(\S+)/g)
    expect(Math.min(...Array.from(values, (match) => Number(match[1])))).toBeGreaterThan(0.99)
  })

  it('does not change while it rests, and costs nearly nothing', async () => {
    const [first, ...rest] = await bench.frames(fromHold)
    expect(rest.every((frame) => first?.equals(frame))).toBe(true)
    await using shot = await openMp4(fromHold.path)
    const sizes: number[] = []
    for await (const { size } of shot.packets(shot.track('vide'))) sizes.push(size)
    expect(Math.max(...sizes.slice(1))).toBeLessThan(100)
  })

  it('shows flat colours within 3 of 255', async () => {
    const colours = [
      [230, 30, 40],
      [20, 160, 70],
      [30, 60, 200],
      [250, 200, 20],
      [128, 128, 128],
    ]
    const bars = colours.map(
      ([r, g, b]) =>
        `color=0x${[r, g, b].map((c) => c?.toString(16).padStart(2, '0')).join('')}:size=256x720,format=rgb24`,
    )
    const source = `${bars.map((bar, index) => `${bar}[b${index}]`).join(';')};[b0][b1][b2][b3][b4]hstack=5`
    const frame = await bench.firstFrame(await hold('colours', await bench.draw('bars', source)))
    const shown = colours.map((_, index) => bench.pixel(frame, index * 256 + 128, 360))
    const distances = colours.map((colour, index) =>
      Math.max(...colour.map((value, channel) => Math.abs(value - (shown[index]?.[channel] ?? 0)))),
    )
    expect(Math.max(...distances)).toBeLessThanOrEqual(3)
  })

  it.each(['image/png', 'image/jpeg', 'image/webp'] as const)(
    'fits a tall %s between black bars',
    async (type) => {
      const tall = await bench.draw('tall', 'color=white:size=301x777,format=rgb24', type)
      const frame = await bench.firstFrame(await hold('tall', tall))
      expect(Math.min(...bench.pixel(frame, 640, 5), ...bench.pixel(frame, 640, 714))).toBeGreaterThan(250)
      expect(Math.max(...bench.pixel(frame, 480, 360), ...bench.pixel(frame, 800, 360))).toBeLessThan(5)
    },
  )

  it('shows transparency as black', async () => {
    const clear = await bench.draw('clear', 'color=0xff0000@0.0:size=640x360,format=rgba')
    const frame = await bench.firstFrame(await hold('clear', clear))
    expect(Math.max(...bench.pixel(frame, 640, 360))).toBeLessThan(5)
  })
})

describe('a blend', () => {
  it.each(['fade', 'slide'] as const)('%s meets the holds on both sides', async (transition) => {
    const blend = await shownBy(blendOf(transition))
    const from = await bench.firstFrame(fromHold)
    const to = await bench.firstFrame(toHold)
    expect(difference(blend[0] ?? Buffer.alloc(0), from).mean).toBeLessThan(2)
    expect(difference(blend[14] ?? Buffer.alloc(0), to).mean).toBeLessThan(3)
  })

  it.each(['fade', 'slide'] as const)(
    '%s begins with the rest before it, byte for byte',
    async (transition) => {
      const [blend, rest] = [await packetsOf(blendOf(transition)), await packetsOf(fromHold)]
      expect(rest).toHaveLength(holdFrames)
      expect(Buffer.concat(blend.slice(0, holdFrames)).equals(Buffer.concat(rest))).toBe(true)
    },
  )

  it('fades in equal steps', async () => {
    const black = await bench.draw('dark', 'color=black:size=1280x720,format=rgb24')
    const white = await bench.draw('light', 'color=white:size=1280x720,format=rgb24')
    const output = bench.scratch.file('even-fade.mp4')
    const blend = { from: black, to: white, transition: 'fade', frames: 15, frame: hd, output } as const
    await bench.ffmpeg.run(renderBlend(blend), { scratch: bench.scratch })
    const light = (await shownBy(output)).map((frame) => bench.pixel(frame, 640, 360)[0] ?? -1)
    expect(light).toHaveLength(15)
    for (const [index, shown] of light.entries())
      expect(Math.abs(shown - (255 * index) / 14)).toBeLessThanOrEqual(4)
  })

  it('keeps a colour that does not change', async () => {
    const red = await bench.draw('red', 'color=0xe61e28:size=1280x720,format=rgb24')
    const output = bench.scratch.file('red.mp4')
    const command = renderBlend({ from: red, to: red, transition: 'fade', frames: 15, frame: hd, output })
    await bench.ffmpeg.run(command, { scratch: bench.scratch })
    const resting = await bench.firstFrame(await hold('redhold', red))
    for (const frame of await bench.frames(output))
      expect(difference(frame, resting).most).toBeLessThanOrEqual(1)
  })

  it('slides to the left, evenly', async () => {
    const black = await bench.draw('black', 'color=black:size=1280x720,format=rgb24')
    const white = await bench.draw('white', 'color=white:size=1280x720,format=rgb24')
    const output = bench.scratch.file('slide-even.mp4')
    const command = renderBlend({
      from: black,
      to: white,
      transition: 'slide',
      frames: 15,
      frame: hd,
      output,
    })
    await bench.ffmpeg.run(command, { scratch: bench.scratch })
    const edges = (await shownBy(output)).map((frame) => {
      const row = Array.from({ length: 1280 }, (_, x) => bench.pixel(frame, x, 360)[0] ?? 0)
      const edge = row.findIndex((value) => value > 128)
      return edge < 0 ? 1280 : edge
    })
    expect(edges[0]).toBe(1280)
    expect(edges[14]).toBe(0)
    for (const [index, edge] of edges.entries())
      expect(Math.abs(edge - 1280 * (1 - index / 14))).toBeLessThan(4)
  })
})
