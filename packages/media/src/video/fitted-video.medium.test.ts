import { layOutSlides } from '@voxdeck/core/timeline/lay-out-slides'
import { type FrameShape, frameShapes } from '@voxdeck/core/video-settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCounterClip, readCounter } from '../../testing/counter-clip.ts'
import { makeSilence } from '../../testing/make-silence.ts'
import { videoOf } from '../../testing/video-of.ts'
import { createWorkbench, type Workbench } from '../../testing/workbench.ts'
import type { Picture } from '../args/pictures/picture.ts'
import { type BlendSide, renderBlend } from '../args/pictures/render-blend.ts'
import { renderClip } from '../args/pictures/render-clip.ts'
import { renderHold } from '../args/pictures/render-hold.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { verifyVideo } from './verify-video.ts'
import { writeVideo } from './write-video.ts'

let bench: Workbench
let shown: BlendSide[]

// Odd sides, so that a picture cannot be centred exactly; holds of several lengths; a clip that moves over its blur.
const silent = (frames: number, clipFrames?: number) => ({
  narrationSamples: 0,
  manualSeconds: frames / 30,
  clipFrames,
})
const slides = [silent(35), silent(48), silent(61), silent(60, 40), silent(40)]
const frames: Record<FrameShape, { width: number; height: number; framesPerSecond: number }> = {
  '16:9': { width: 640, height: 360, framesPerSecond: 30 },
  '9:16': { width: 360, height: 640, framesPerSecond: 30 },
  '1:1': { width: 360, height: 360, framesPerSecond: 30 },
}

beforeAll(async () => {
  bench = await createWorkbench()
  const tall: Picture = await bench.draw('tall', 'mandelbrot=size=301x777')
  const wide: Picture = await bench.draw('wide', 'testsrc2=size=901x333', 'image/jpeg')
  const thin: Picture = await bench.draw('thin', 'color=0x3060c0:size=2500x1,format=rgb24', 'image/webp')
  const clip = await makeCounterClip(bench, 'moving', 40)
  shown = [
    { ...tall, fit: 'blur' },
    { ...wide, fit: 'cover' },
    { ...thin, fit: 'blur' },
    { clip: { ...clip, fit: 'blur' }, start: 0 },
    { ...wide, fit: 'blur' },
  ]
})
afterAll(() => bench.scratch.dispose())

const sideAt = (slide: number): BlendSide => {
  const side = shown[slide]
  if (!side) throw new Error(`nothing is shown on slide ${slide}`)
  return side
}

const makeVideo = async (shape: FrameShape) => {
  const { scratch, ffmpeg } = bench
  const frame = frames[shape]
  const layout = layOutSlides(slides, 'fade')
  const shots = []
  for (const [index, shot] of layout.shots.entries()) {
    const output = scratch.file(`shot-${index}.mp4`)
    if (shot.kind === 'blend') {
      const from = sideAt(shot.from)
      const leaving = 'clip' in from ? { ...from, start: shot.fromFrame ?? 0 } : from
      const transition = index % 4 === 1 ? 'fade' : 'slide'
      const blend = {
        from: leaving,
        to: sideAt(shot.to),
        transition,
        frames: shot.frames,
        frame,
        output,
      } as const
      await ffmpeg.run(renderBlend(blend), { scratch })
    } else {
      const side = sideAt(shot.slide)
      const { start = 0, length = 0 } = shot.kind === 'clip' ? shot : {}
      const command =
        'clip' in side
          ? renderClip({ clip: side.clip, start, length, frame, output })
          : renderHold({ picture: side, frame, output })
      await ffmpeg.run(command, { scratch })
    }
    shots.push({ kind: shot.kind, file: output.path, frames: shot.frames })
  }
  const video = scratch.file(`${shape.replace(':', '-')}.mp4`)
  const parts = { shots, sounds: [], silence: await makeSilence(bench), framesPerSecond: 30 }
  await writeVideo({ ...videoOf(parts), output: video.path })
  await verifyVideo(video.path, videoOf(parts))
  return { video, layout, frame }
}

const warningsOf = async (video: ScratchFile) =>
  (await bench.bare('-v', 'warning', '-i', video.inside, '-f', 'null', '-')).stderr

describe.each(frameShapes)('V8 V9 a video of %s with pictures of other shapes', (shape) => {
  it('is made of shots that fit each other, is proved, and decodes without a warning', async () => {
    const { video, layout, frame } = await makeVideo(shape)
    expect(await warningsOf(video)).toBe('')
    const shownFrames = await bench.frames(video, [], frame)
    expect(shownFrames).toHaveLength(layout.frames)
    // Up to the first blend all frames are equal, the blend's first frame included.
    const rest = shownFrames.slice(0, 35 - 15 + 1)
    expect(rest.every((resting) => rest[0]?.equals(resting))).toBe(true)
    expect(rest[0]?.equals(shownFrames[35 - 15 + 2] ?? Buffer.alloc(0))).toBe(false)
  })
})

it('V9 a clip moves on its blur as it does alone', async () => {
  const { scratch, ffmpeg } = bench
  const side = sideAt(3)
  if (!('clip' in side)) throw new Error('no clip')
  const output = scratch.file('clip-cover.mp4')
  // The counter is read from columns, which a square frame crops and a taller frame shows whole.
  const frame = { width: 640, height: 400, framesPerSecond: 30 }
  await ffmpeg.run(renderClip({ ...side, length: 40, frame, output }), { scratch })
  expect(await readCounter(bench, output)).toEqual(Array.from({ length: 40 }, (_, number) => number))
})
