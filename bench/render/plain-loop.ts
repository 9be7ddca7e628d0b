import { copyFile, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FrameFormat } from '@voxdeck/core/plan/plan'
import { layOutSlides, type Shot } from '@voxdeck/core/timeline/lay-out-slides'
import { renderedShots } from '@voxdeck/core/timeline/rendered-shots'
import { framesPerSecond, leadSamples, leadSeconds, pauseSeconds } from '@voxdeck/core/timeline/timing'
import { runProgram } from '@voxdeck/e2e/video/run-program'
import type { Picture } from '@voxdeck/media/args/pictures/picture'
import { blendFileFrames, renderBlend } from '@voxdeck/media/args/pictures/render-blend'
import { holdFrames, renderHold } from '@voxdeck/media/args/pictures/render-hold'
import { createFfmpeg } from '@voxdeck/media/run/ffmpeg'
import { createJail } from '@voxdeck/media/run/jail'
import type { Scratch } from '@voxdeck/media/run/scratch'
import { createVerifyShot } from '@voxdeck/media/shots/verify-shot'
import { packetAt, packetSpan, soundOf } from '@voxdeck/media/track/packet-grid'
import { createWriteSlideTracks, slidesAtOnce } from '@voxdeck/media/track/write-slide-tracks'
import { verifyVideo } from '@voxdeck/media/video/verify-video'
import { trackLanguage, type VideoTracks } from '@voxdeck/media/video/video-tracks'
import { writeVideo } from '@voxdeck/media/video/write-video'

type LoopSlide = { picture: string; sound: string; frames: number }

export type PlainVideo = {
  slides: readonly LoopSlide[]
  frame: FrameFormat
  transition: 'fade' | 'none'
  folder: string
  /** Units of work in parallel, as many as the product's worker runs. */
  atOnce: number
}

/** The words of a slide alone, as the product stores them: without the silence around them. */
const wordsOf = async ({ sound, frames }: LoopSlide, output: string): Promise<void> => {
  const length = frames / framesPerSecond - pauseSeconds
  const cut = ['-ss', leadSeconds.toFixed(3), '-t', length.toFixed(6)]
  const raw = '-f s16le -ac 1 -ar 48000'.split(' ')
  await runProgram('ffmpeg', ['-v', 'error', '-y', ...cut, '-i', sound, ...raw, output])
}

const inPool = async <T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>) => {
  const left = [...items]
  const next = async (): Promise<void> => {
    const item = left.shift()
    if (item === undefined) return
    await work(item)
    await next()
  }
  await Promise.all(Array.from({ length: atOnce }, next))
}

/**
 * The product's own work as a script would do it: the same renders, encodes and checks in the same jail, one after
 * another, with files in a folder instead of an object store, a database and a queue. Returns the seconds it took.
 */
export const plainLoop = async ({
  slides,
  frame,
  transition,
  folder,
  atOnce,
}: PlainVideo): Promise<number> => {
  const words = slides.map((_, index) => join(folder, `words-${index}.pcm`))
  for (const [index, slide] of slides.entries()) await wordsOf(slide, words[index] ?? '')
  const jail = createJail({ scratchRoot: join(folder, 'loop') })
  const ffmpeg = createFfmpeg({ jail })
  const proveShot = createVerifyShot({ ffmpeg })

  const began = performance.now()
  await using scratch = await jail.scratch()
  const layout = layOutSlides(
    slides.map(({ frames }) => ({ narrationSamples: 0, manualSeconds: frames / framesPerSecond })),
    transition,
  )
  const drawn = renderedShots(layout.shots)
  const distinct = [...new Set(drawn)]
  const fileOf = (shot: Shot | undefined) =>
    scratch.file(`shot-${shot ? distinct.indexOf(shot) : 'none'}.mp4`)
  await inPool(distinct, atOnce, async (shot) => {
    await using own = await jail.scratch()
    const { command, frames } = await recipeOf(shot, slides, frame, own)
    await ffmpeg.run(command, { scratch: own })
    await proveShot({ file: own.file('shot.mp4'), frames, scratch: own })
    await copyFile(own.file('shot.mp4').path, fileOf(shot).path)
  })

  const tracks = await Promise.all(
    words.map(async (file, index) => ({
      placements: [{ startSample: leadSamples, file }],
      span: packetSpan(leadSamples, leadSamples + (await stat(file)).size / 2),
      output: scratch.file(`track-${index}.m4a`),
    })),
  )
  const silence = { placements: [], span: { first: 0, last: 0 }, output: scratch.file('silence.m4a') }
  const all = [silence, ...tracks]
  for (let from = 0; from < all.length; from += slidesAtOnce)
    await createWriteSlideTracks({ ffmpeg })({
      slides: all.slice(from, from + slidesAtOnce),
      channels: 1,
      scratch,
    })

  const parts: VideoTracks = {
    shots: layout.shots.map(({ kind, frames }, index) => ({ kind, frames, file: fileOf(drawn[index]).path })),
    framesPerSecond,
    voices: [
      {
        language: trackLanguage('en'),
        sounds: tracks.map(({ output, span }, index) =>
          soundOf(output.path, span, packetAt(layout.slides[index]?.startFrame ?? 0)),
        ),
        silence: silence.output.path,
      },
    ],
    captions: [],
    chapters: [],
  }
  const video = scratch.file('video.mp4').path
  await writeVideo({ ...parts, output: video })
  await verifyVideo(video, parts)
  await readFile(video)
  return (performance.now() - began) / 1000
}

const recipeOf = async (shot: Shot, slides: readonly LoopSlide[], frame: FrameFormat, own: Scratch) => {
  const output = own.file('shot.mp4')
  const bring = async (slide: number, name: string): Promise<Picture> => {
    const file = own.file(name)
    await copyFile(slides[slide]?.picture ?? '', file.path)
    return { file, type: 'image/png' }
  }
  if (shot.kind === 'blend') {
    const [from, to] = [await bring(shot.from, 'from'), await bring(shot.to, 'to')]
    const { transition, frames } = shot
    const command = renderBlend({ from, to, transition, frames, frame, output })
    return { command, frames: blendFileFrames({ from, frames }) }
  }
  const picture = await bring(shot.slide, 'picture')
  return { command: renderHold({ picture, frame, output }), frames: holdFrames }
}
