import { readFile } from 'node:fs/promises'
import { clipShots } from '@voxdeck/core/timeline/clip-shots'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCounterClip } from '../../testing/counter-clip.ts'
import { makeSilence } from '../../testing/make-silence.ts'
import { decodeWithOpenh264 } from '../../testing/second-decoder.ts'
import { videoOf } from '../../testing/video-of.ts'
import { createWorkbench, type Workbench } from '../../testing/workbench.ts'
import type { Picture } from '../args/pictures/picture.ts'
import { renderBlend } from '../args/pictures/render-blend.ts'
import { renderClip } from '../args/pictures/render-clip.ts'
import { renderHold } from '../args/pictures/render-hold.ts'
import type { FfmpegCommand } from '../run/ffmpeg-command.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { type VideoShot, videoFrames } from './video-parts.ts'
import { writeVideo } from './write-video.ts'

const frame = { width: 320, height: 180, framesPerSecond: 30 }
const clipFrames = 40

let bench: Workbench
/** Shot files by name: rest-0, fade-0-3, slide-0-15, clip, … */
const made = new Map<string, string>()

const draw = async (name: string, command: (output: ScratchFile) => FfmpegCommand) => {
  const output = bench.scratch.file(`${name}.mp4`)
  await bench.ffmpeg.run(command(output), { scratch: bench.scratch })
  made.set(name, output.path)
}

beforeAll(async () => {
  bench = await createWorkbench()
  const pictures: Picture[] = [
    await bench.draw('one', 'testsrc2=size=320x180'),
    await bench.draw('two', 'mandelbrot=size=320x180'),
  ]
  const clip = await makeCounterClip(bench, 'counter', clipFrames)
  for (const [index, picture] of pictures.entries()) {
    const other = pictures[1 - index] ?? picture
    await draw(`rest-${index}`, (output) => renderHold({ picture, frame, output }))
    for (const transition of ['fade', 'slide'] as const)
      for (const frames of [3, 15])
        await draw(`${transition}-${index}-${frames}`, (output) =>
          renderBlend({ from: picture, to: other, transition, frames, frame, output }),
        )
  }
  const [chunk] = clipShots(0, clipFrames, clipFrames)
  if (!chunk) throw new Error('no chunk')
  await draw('clip', (output) => renderClip({ clip, ...chunk, frame, output }))
  const [first] = pictures
  if (!first) throw new Error('no picture')
  await draw('from-clip', (output) =>
    renderBlend({ from: { clip, start: 7 }, to: first, transition: 'fade', frames: 15, frame, output }),
  )
})
afterAll(() => bench.scratch.dispose())

const shot = (kind: VideoShot['kind'], name: string, frames: number): VideoShot => {
  const file = made.get(name)
  if (!file) throw new Error(`no ${name}`)
  return { kind, file, frames }
}

/** Holds of these lengths, each left by another kind of blend; then a clip, cut, and the blend that leaves it. */
const shotsOf = (rests: readonly number[]): VideoShot[] => [
  ...rests.flatMap((rest, index) => {
    const frames = index % 3 === 0 ? 3 : 15
    const transition = index % 2 === 0 ? 'fade' : 'slide'
    return [
      shot('hold', `rest-${index % 2}`, rest),
      shot('blend', `${transition}-${index % 2}-${frames}`, frames),
    ]
  }),
  shot('clip', 'clip', 2 + ((rests[0] ?? 0) % clipFrames)),
  shot('blend', 'from-clip', 15),
  shot('hold', 'rest-0', 2 + (rests[1] ?? 0)),
]

/** One hash for every picture that ffmpeg decodes; a warning is an error. */
const decodeWithFfmpeg = async (file: ScratchFile): Promise<string[]> => {
  const list = bench.scratch.file('frames.md5')
  const asIs = ['-map', '0:v', '-fps_mode', 'passthrough', '-f', 'framemd5']
  const { stderr } = await bench.bare('-v', 'warning', '-i', file.inside, ...asIs, list.inside)
  expect(stderr).toBe('')
  const lines = (await readFile(list.path, 'utf8')).split('\n').filter((line) => /^\d/.test(line))
  return lines.map((line) => line.split(',').at(-1)?.trim() ?? '')
}

// Holds of 1 to 40 frames twice: every remainder modulo 16 before every kind of blend; and holds of several GOPs.
const videos = Array.from({ length: 20 }, (_, video) => [
  1 + video,
  40 - video,
  video + 149,
  21 + video,
  (video % 16) + 300,
])

it('20 videos decode without a warning, and alike, in two decoders that share no code', async () => {
  const sound = { sounds: [], silence: await makeSilence(bench) }
  let pictures = 0
  for (const [index, rests] of videos.entries()) {
    const shots = shotsOf(rests)
    const video = bench.scratch.file(`video-${index}.mp4`)
    await writeVideo({ ...videoOf({ ...sound, shots, framesPerSecond: 30 }), output: video.path })
    const decoded = await decodeWithFfmpeg(video)
    expect(decoded).toHaveLength(videoFrames(shots))
    expect(await decodeWithOpenh264(video.path, frame)).toEqual(decoded)
    pictures += decoded.length
  }
  process.stdout.write(`      ${videos.length} videos, ${pictures} pictures alike in both decoders\n`)
}, 600_000)
