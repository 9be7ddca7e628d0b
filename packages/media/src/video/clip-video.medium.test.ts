import { type Layout, layOutSlides, type Shot } from '@voxdeck/core/timeline/lay-out-slides'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCounterClip, readCounter } from '../../testing/counter-clip.ts'
import { makeSilence } from '../../testing/make-silence.ts'
import { type VideoParts, videoOf } from '../../testing/video-of.ts'
import { createWorkbench, hd, type Workbench } from '../../testing/workbench.ts'
import type { Clip } from '../args/pictures/clip.ts'
import type { Picture } from '../args/pictures/picture.ts'
import { type BlendSide, renderBlend } from '../args/pictures/render-blend.ts'
import { renderClip } from '../args/pictures/render-clip.ts'
import { renderHold } from '../args/pictures/render-hold.ts'
import { openMp4 } from '../mp4/open-mp4.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { createVerifyShot } from '../shots/verify-shot.ts'
import { verifyVideo } from './verify-video.ts'
import { writeVideo } from './write-video.ts'

let bench: Workbench
let video: ScratchFile
let parts: VideoParts
let clips: (Clip | undefined)[]
let black: Picture

const silent = (frames: number, clipFrames?: number) => ({
  narrationSamples: 0,
  manualSeconds: frames / 30,
  clipFrames,
})
// A loop with a single frame left over; a picture; several chunks and a loop; a clip shorter than a GOP.
const layout: Layout = layOutSlides([silent(216, 100), silent(45), silent(390, 320), silent(60, 7)], 'fade')

const frame = { width: 640, height: 360, framesPerSecond: 30 }

const commandFor = (shot: Shot, output: ScratchFile) => {
  const side = (slide: number, start: number): BlendSide => {
    const clip = clips[slide]
    return clip ? { clip, start } : black
  }
  if (shot.kind === 'hold') return renderHold({ picture: black, frame, output })
  if (shot.kind === 'clip') {
    const clip = clips[shot.slide]
    if (!clip) throw new Error('no clip')
    return renderClip({ clip, start: shot.start, length: shot.length, frame, output })
  }
  const { transition, frames, fromFrame = 0 } = shot
  return renderBlend({
    from: side(shot.from, fromFrame),
    to: side(shot.to, 0),
    transition,
    frames,
    frame,
    output,
  })
}

beforeAll(async () => {
  bench = await createWorkbench()
  const { scratch, ffmpeg } = bench
  black = await bench.draw('black', 'color=black:size=1280x720')
  clips = [
    await makeCounterClip(bench, 'looped', 100),
    undefined,
    await makeCounterClip(bench, 'long', 320),
    await makeCounterClip(bench, 'short', 7),
  ]
  const proveShot = createVerifyShot({ ffmpeg })
  const shots = []
  for (const [index, shot] of layout.shots.entries()) {
    const output = scratch.file(`shot-${index}.mp4`)
    await ffmpeg.run(commandFor(shot, output), { scratch })
    if (shot.kind === 'clip') await proveShot({ file: output, frames: shot.length, scratch })
    shots.push({ kind: shot.kind, file: output.path, frames: shot.frames })
  }
  parts = { shots, sounds: [], silence: await makeSilence(bench), framesPerSecond: 30 }
  video = scratch.file('video.mp4')
  await writeVideo({ ...videoOf(parts), output: video.path })
})
afterAll(() => bench.scratch.dispose())

const shownOn = (numbers: (number | null)[], slide: number): (number | null)[] => {
  const { startFrame = 0, frames = 0 } = layout.slides[slide] ?? {}
  return numbers.slice(startFrame, startFrame + frames)
}
const countTo = (frames: number, clipFrames: number) =>
  Array.from({ length: frames }, (_, frame) => frame % clipFrames)

describe('a video with clips', () => {
  it('R11 shows every frame of a clip in its turn, looped, and cut on the frame', async () => {
    const numbers = await readCounter(bench, video)
    expect(numbers).toHaveLength(layout.frames)
    expect(shownOn(numbers, 0).slice(0, 201)).toEqual(countTo(201, 100))
    expect(shownOn(numbers, 2).slice(0, 375)).toEqual(countTo(375, 320))
    expect(shownOn(numbers, 3)).toEqual(countTo(60, 7))
  })

  it('R13 a clip goes on moving while it gives way, and waits on its first frame while it comes', async () => {
    const numbers = await readCounter(bench, video)
    // Blend to black: compared while the frames are bright enough to read.
    expect(shownOn(numbers, 0).slice(201, 201 + 9)).toEqual(countTo(210, 100).slice(201))
    expect(shownOn(numbers, 0).at(-1)).toBeNull()
    const coming = shownOn(numbers, 1).slice(-15)
    expect(coming[0]).toBeNull()
    expect(coming.slice(-9)).toEqual(Array(9).fill(0))
    // Clip to clip: the blend starts with the one's frame and ends with the other's first frame.
    expect([shownOn(numbers, 2).at(375), shownOn(numbers, 2).at(-1)]).toEqual([55, 0])
  })

  it('R11 decodes without a warning, is proved, and never has two key frames in a row', async () => {
    const { stderr } = await bench.bare('-v', 'warning', '-i', video.inside, '-f', 'null', '-')
    expect(stderr).toBe('')
    await expect(verifyVideo(video.path, videoOf(parts))).resolves.toBeUndefined()
    await using file = await openMp4(video.path)
    const keys: number[] = []
    let frame = 0
    for await (const { key } of file.packets(file.track('vide'))) {
      if (key) keys.push(frame)
      frame++
    }
    const gops = keys.map((key, index) => (keys[index + 1] ?? frame) - key)
    expect(Math.min(...gops)).toBeGreaterThanOrEqual(2)
    expect(Math.max(...gops)).toBeLessThanOrEqual(150)
  })

  it('R11 is refused by its proof when a clip is cut elsewhere', async () => {
    const shots = parts.shots.map((shot, index) =>
      index === 0 ? { ...shot, frames: shot.frames - 1 } : shot,
    )
    await expect(verifyVideo(video.path, videoOf({ ...parts, shots }))).rejects.toThrow('frame')
  })
})

describe('a clip', () => {
  it('R14 that was planned before a fit could be chosen is shown whole, with black around it, in its own colours', async () => {
    const source = bench.scratch.file('red-source.mp4')
    const colour = 'color=0xE61E28:size=480x480:rate=30,format=rgb24'
    const convert = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'
    const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']
    const encode = ['-frames:v', '3', '-c:v', 'libx264', '-qp', '1', '-color_range', 'tv', ...colours]
    await bench.bare('-v', 'error', '-f', 'lavfi', '-i', colour, '-vf', convert, ...encode, source.inside)
    const output = bench.scratch.file('red.mp4')
    const clip = { file: source, frames: 3 }
    await bench.ffmpeg.run(renderClip({ clip, start: 0, length: 2, frame: hd, output }), {
      scratch: bench.scratch,
    })
    const frame = await bench.firstFrame(output)
    const [r = 0, g = 0, b = 0] = bench.pixel(frame, 640, 360)
    expect(Math.max(Math.abs(r - 230), Math.abs(g - 30), Math.abs(b - 40))).toBeLessThanOrEqual(3)
    expect(bench.pixel(frame, 270, 360)).toEqual([0, 0, 0])
    expect(bench.pixel(frame, 1010, 360)).toEqual([0, 0, 0])
    expect(bench.pixel(frame, 640, 5)[0]).toBeGreaterThan(200)
  })
})
