import { readFile, writeFile } from 'node:fs/promises'
import { captionShots } from '@voxdeck/core/timeline/caption-shots'
import { layOutSlides, type Shot } from '@voxdeck/core/timeline/lay-out-slides'
import { renderedShots } from '@voxdeck/core/timeline/rendered-shots'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeSilence } from '../../testing/make-silence.ts'
import { decodeWithOpenh264 } from '../../testing/second-decoder.ts'
import { videoOf } from '../../testing/video-of.ts'
import { createWorkbench, type Workbench } from '../../testing/workbench.ts'
import type { Picture } from '../args/pictures/picture.ts'
import { renderBlend } from '../args/pictures/render-blend.ts'
import { renderHold } from '../args/pictures/render-hold.ts'
import { captionScript } from '../captions/caption-script.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { verifyVideo } from './verify-video.ts'
import { writeVideo } from './write-video.ts'

const frame = { width: 640, height: 360, framesPerSecond: 30 }
const { shots } = layOutSlides(
  [
    { narrationSamples: 300_000, manualSeconds: null },
    { narrationSamples: 90_000, manualSeconds: null },
  ],
  'fade',
)
// One caption lasts longer than a key frame interval, one lasts into the blend, which begins at frame 233.
const blend = { start: 233, end: 248 }
const cues = [
  { startFrame: 7, endFrame: 175, lines: ['Plenty of ships were counted', 'before the evening came.'] },
  { startFrame: 177, endFrame: 240, lines: ['Nobody was late.'] },
  { startFrame: 254, endFrame: 363, lines: ['ไม่มีใครมาสาย'] },
]
const captioned = captionShots(shots, cues, 'th')

let bench: Workbench
let pictures: Picture[]
let files: Map<string, ScratchFile>
let video: ScratchFile

/** A hold's file does not depend on its length. */
const nameOf = (shot: Shot) => JSON.stringify(shot.kind === 'hold' ? { ...shot, frames: 0 } : shot)

const draw = async (shot: Shot, output: ScratchFile) => {
  const picture = (slide: number): Picture =>
    pictures[slide] ?? { file: bench.scratch.file('none'), type: 'image/png' }
  const { scratch, ffmpeg } = bench
  if (shot.kind === 'clip') throw new Error('there is no clip')
  if (shot.kind === 'blend') {
    const sides = { from: picture(shot.from), to: picture(shot.to) }
    await ffmpeg.run(renderBlend({ ...shot, ...sides, frame, output }), { scratch })
    return
  }
  const script = shot.caption && scratch.file('captions.ass')
  if (script && shot.caption)
    await writeFile(script.path, captionScript([{ ...shot.caption, startFrame: 0, endFrame: 1 }], frame))
  await ffmpeg.run(renderHold({ picture: picture(shot.slide), script, frame, output }), { scratch })
}

beforeAll(async () => {
  bench = await createWorkbench()
  pictures = [
    await bench.draw('one', 'testsrc2=size=640x360'),
    await bench.draw('two', 'mandelbrot=size=640x360'),
  ]
  files = new Map()
  const parts = []
  for (const [index, shot] of renderedShots(captioned).entries()) {
    const file = files.get(nameOf(shot)) ?? bench.scratch.file(`shot-${files.size}.mp4`)
    if (!files.has(nameOf(shot))) await draw(shot, file)
    files.set(nameOf(shot), file)
    const { kind, frames } = captioned[index] ?? shot
    parts.push({ kind, file: file.path, frames })
  }
  video = bench.scratch.file('video.mp4')
  const made = { shots: parts, sounds: [], silence: await makeSilence(bench), framesPerSecond: 30 }
  await writeVideo({ ...videoOf(made), title: 'ท่าเรือ', output: video.path })
  await verifyVideo(video.path, videoOf(made))
})
afterAll(() => bench.scratch.dispose())

it('draws one picture for each caption, one for the blend with the slide it leaves, and the last slide’s own', () => {
  expect(files.size).toBe(5)
  expect(captioned).toHaveLength(9)
})

it('decodes to the same pictures in two decoders, all of its frames, without a complaint', async () => {
  const list = bench.scratch.file('frames.md5')
  const every = ['-map', '0:v', '-fps_mode', 'passthrough']
  const { stderr } = await bench.bare(
    '-v',
    'warning',
    '-i',
    video.inside,
    ...every,
    '-f',
    'framemd5',
    list.inside,
  )
  expect(stderr).toBe('')
  const hashes = (await readFile(list.path, 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('0,'))
    .map((line) => line.split(',').at(-1)?.trim())
  expect(hashes).toHaveLength(shots.reduce((sum, { frames }) => sum + frames, 0))
  expect(await decodeWithOpenh264(video.path, frame)).toEqual(hashes)
})

it('shows every caption for its frames, but for those of the blend and the one before', async () => {
  const frames = await bench.frames(video, [], frame)
  const plain = [frames[0], frames.at(-1)].filter((picture) => picture !== undefined)
  const spoken = frames.flatMap((picture, at) => {
    const isBlend = blend.start <= at && at < blend.end
    return isBlend || plain.some((bare) => bare.equals(picture)) ? [] : [at]
  })
  const planned = cues.flatMap(({ startFrame, endFrame }) =>
    Array.from({ length: endFrame - startFrame }, (_, at) => startFrame + at),
  )
  expect(spoken).toEqual(planned.filter((at) => at < blend.start - 1 || at >= blend.end))
})
