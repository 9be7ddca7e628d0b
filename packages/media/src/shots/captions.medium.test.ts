import { readFile, writeFile } from 'node:fs/promises'
import type { TimedCaption } from '@voxdeck/core/captions/shown-caption'
import type { FrameFormat } from '@voxdeck/core/plan/plan'
import { frameSize } from '@voxdeck/core/video-settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCounterClip } from '../../testing/counter-clip.ts'
import { createWorkbench, hd, type Workbench } from '../../testing/workbench.ts'
import type { Picture } from '../args/pictures/picture.ts'
import { renderCaptions } from '../args/pictures/render-captions.ts'
import { renderClip } from '../args/pictures/render-clip.ts'
import { holdFrames, renderHold } from '../args/pictures/render-hold.ts'
import { captionScript } from '../captions/caption-script.ts'
import { openMp4 } from '../mp4/open-mp4.ts'
import { parameterSets } from '../mp4/parameter-sets.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { createVerifyShot } from './verify-shot.ts'

let bench: Workbench
let bright: Picture
let plain: ScratchFile

const scriptOf = async (name: string, captions: TimedCaption[], frame: FrameFormat) => {
  const file = bench.scratch.file(`${name}.ass`)
  await writeFile(file.path, captionScript(captions, frame))
  return file
}

const hold = async (name: string, lines: string[], language = 'en', frame = hd): Promise<ScratchFile> => {
  const output = bench.scratch.file(`${name}.mp4`)
  const script =
    lines.length > 0
      ? await scriptOf(name, [{ language, lines, startFrame: 0, endFrame: 1 }], frame)
      : undefined
  await bench.ffmpeg.run(renderHold({ picture: bright, script, frame, output }), { scratch: bench.scratch })
  return output
}

type Box = { left: number; right: number; top: number; bottom: number; pixels: number }

/** Bounding box of the pixels that differ by more than encoding changes them. */
const changed = (one: Buffer, other: Buffer, { width, height } = hd): Box => {
  const box = { left: width, right: -1, top: height, bottom: -1, pixels: 0 }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) <= 12) continue
      box.left = Math.min(box.left, x)
      box.right = Math.max(box.right, x)
      box.top = Math.min(box.top, y)
      box.bottom = Math.max(box.bottom, y)
      box.pixels++
    }
  return box
}

const bare = new Map<string, Buffer>()
const bareFrame = async (frame: FrameFormat): Promise<Buffer> => {
  const size = `${frame.width}x${frame.height}`
  const known = bare.get(size) ?? (await bench.firstFrame(await hold(`bare-${size}`, [], 'en', frame), frame))
  bare.set(size, known)
  return known
}

/** The box in which a caption changes the picture. */
const boxOf = async (lines: string[], language = 'en', frame = hd): Promise<Box> => {
  const captioned = await bench.firstFrame(await hold('captioned-box', lines, language, frame), frame)
  return changed(captioned, await bareFrame(frame), frame)
}

beforeAll(async () => {
  bench = await createWorkbench()
  bright = await bench.draw('bright', 'color=0xf4f1e8:size=1280x720,format=rgb24')
  plain = await hold('plain', [])
})
afterAll(() => bench.scratch.dispose())

describe('a hold with a caption', () => {
  const lines = ['Customers in the north ordered', 'twice as many machines as last year.']

  it('is a shot as every other: two frames, the same parameters, decoded without a warning', async () => {
    const captioned = await hold('captioned', lines)
    await createVerifyShot({ ffmpeg: bench.ffmpeg })({
      file: captioned,
      frames: holdFrames,
      scratch: bench.scratch,
    })
    const parameters = await Promise.all(
      [captioned, plain].map(async ({ path }) => {
        await using shot = await openMp4(path)
        return parameterSets(shot.track('vide').sampleDescription).toString('hex')
      }),
    )
    expect(parameters[0]).toBe(parameters[1])
    const [first, second] = await bench.frames(captioned)
    expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true)
  })

  it('comes out with equal bytes from equal words', async () => {
    const [one, other] = [await hold('once', lines), await hold('twice', lines)]
    expect((await readFile(one.path)).equals(await readFile(other.path))).toBe(true)
  })

  it('differs from the plain picture in a box near the bottom, in the middle, and nowhere else', async () => {
    const { left, right, top, bottom } = await boxOf(lines)
    expect(bottom).toBeGreaterThan(720 * 0.93)
    expect(bottom).toBeLessThan(720 * 0.95 + 2)
    expect(top).toBeGreaterThan(720 * 0.75)
    expect(Math.abs(left + right + 1 - 1280)).toBeLessThanOrEqual(4)
    expect(left).toBeGreaterThan(64)
  })

  it('is white on dark, on a bright picture', async () => {
    const { left, right, top, bottom } = await boxOf(lines)
    const frame = await bench.firstFrame(await hold('contrast-again', lines))
    const row = Array.from(
      { length: right - left },
      (_, x) => bench.pixel(frame, left + x, (top + bottom) >> 1)[0] ?? 0,
    )
    expect(Math.min(...row)).toBeLessThan(80)
    const all = Array.from({ length: bottom - top }, (_, y) =>
      Array.from({ length: right - left }, (_, x) => bench.pixel(frame, left + x, top + y)[0] ?? 0),
    ).flat()
    expect(all.filter((value) => value > 240).length / all.length).toBeGreaterThan(0.05)
  })

  it.each([
    ['en', 'W'.repeat(42)],
    ['en', 'mmm '.repeat(10)],
    ['de', 'Oben ungenutzte Quellen sodann ungenommene'],
    ['th', 'ลูกค้าทางเหนือสั่งเครื่องจักรมากกว่าปีที่แล้ว'],
    ['ar', 'طلب العملاء في الشمال ضعف عدد الآلات في ال'],
    ['hi', 'उत्तर के ग्राहकों ने पिछले साल से दुगुनी मशीनें मँगाईं क्योंकि'],
    ['zh-Hans', '北方的客户今年订购的机器是去年的'],
  ])('stays within nine tenths of every frame, and a line stays a line: %s %s', async (language, line) => {
    // A square frame is as wide as a portrait one.
    for (const shape of ['16:9', '9:16'] as const) {
      const frame = { ...frameSize('720p', shape), framesPerSecond: 30 }
      const [one, two] = [await boxOf([line], language, frame), await boxOf([line, line], language, frame)]
      expect(one.left).toBeGreaterThanOrEqual(frame.width * 0.05 - 1)
      expect(one.right).toBeLessThanOrEqual(frame.width * 0.95 + 1)
      const height = ({ top, bottom }: Box) => bottom - top
      expect(height(one)).toBeLessThan(height(two) * 0.65)
    }
  })

  it('shows codes in words as words, where they stand', async () => {
    const coded = await boxOf(['{\\an8}Fish\\Nand {\\p1}m 0 0 l 9 9{\\p0} chips'])
    const usual = await boxOf(['Fish and chips'])
    expect(coded.top).toBeGreaterThan(720 * 0.8)
    // On one line, and longer than without the codes.
    expect(coded.bottom - coded.top).toBeLessThan((usual.bottom - usual.top) * 1.3)
    expect(coded.right - coded.left).toBeGreaterThan((usual.right - usual.left) * 1.7)
  })

  it('draws every script with the fonts of captions, and what they lack with no other of this machine', async () => {
    const picked = async (language: string, line: string) => {
      const script = await scriptOf('picked', [{ language, lines: [line], startFrame: 0, endFrame: 1 }], hd)
      const source = ['-f', 'lavfi', '-i', 'color=black:size=1280x720', '-frames:v', '1']
      const { stderr } = await bench.bare(
        '-v',
        'verbose',
        ...source,
        '-vf',
        renderCaptions(script),
        '-f',
        'null',
        '-',
      )
      const fonts = stderr.matchAll(/fontselect: \(.*?\) -> ([\w-]+),/g)
      return {
        fonts: [...new Set(Array.from(fonts, ([, font]) => font))].sort(),
        lacks: stderr.includes('Glyph 0x'),
      }
    }
    expect(await picked('th', 'ใช้ Voxdeck 2.0 (ได้) → เสร็จ')).toEqual({
      fonts: ['NotoSans-Regular', 'NotoSansCJKjp-Regular', 'NotoSansThai-Regular'],
      lacks: false,
    })
    expect(await picked('ar', 'طلب Voxdeck (2026)، نعم؟')).toEqual({
      fonts: ['NotoSans-Regular', 'NotoSansArabic-Regular'],
      lacks: false,
    })
    // fonts-noto-core installs a Tamil font, but it is not one of the caption fonts.
    expect(await picked('en', 'தமிழ்')).toEqual({ fonts: ['NotoSans-Regular'], lacks: true })
  })
})

describe('a chunk of a clip with captions', () => {
  it('shows each from its frame to its end, and none between', async () => {
    const clip = await makeCounterClip(bench, 'counter', 90)
    const chunk = async (name: string, script?: ScratchFile) => {
      const output = bench.scratch.file(`${name}.mp4`)
      const command = renderClip({ clip, start: 0, length: 90, script, frame: hd, output })
      await bench.ffmpeg.run(command, { scratch: bench.scratch })
      return bench.frames(output)
    }
    const said = { language: 'en', lines: ['Sales grew.'] }
    const script = await scriptOf(
      'chunk',
      [
        { ...said, startFrame: 7, endFrame: 40 },
        { ...said, startFrame: 42, endFrame: 90 },
      ],
      hd,
    )
    const [bare, captioned] = [await chunk('bare'), await chunk('said', script)]
    const shown = captioned.flatMap((frame, index) =>
      changed(frame, bare[index] ?? Buffer.alloc(0)).pixels > 1000 ? [index] : [],
    )
    expect(shown).toEqual(
      Array.from({ length: 90 }, (_, index) => index).filter((at) => at >= 7 && at !== 40 && at !== 41),
    )
  })
})
