import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { layOutSlides } from '@voxdeck/core/timeline/lay-out-slides'
import { leadSamples, samplesPerFrame } from '@voxdeck/core/timeline/timing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../testing/speak.ts'
import { type VideoParts, videoOf } from '../../testing/video-of.ts'
import { createWorkbench, type Workbench } from '../../testing/workbench.ts'
import { mayFollow, windowSequence } from '../aac/window-sequence.ts'
import { renderHold } from '../args/pictures/render-hold.ts'
import { openMp4 } from '../mp4/open-mp4.ts'
import type { ScratchFile } from '../run/scratch.ts'
import type { LevelledSentence } from '../sentences/level-sentence.ts'
import { packetAt, packetSpan, soundOf } from '../track/packet-grid.ts'
import { createWriteSlideTracks } from '../track/write-slide-tracks.ts'
import { verifyVideo } from './verify-video.ts'
import { writeVideo } from './write-video.ts'

const hours = 2
const texts = ['Yes.', 'The harbour.', 'Two.', 'Ships, at last.', 'It ends.']
const frame = { width: 64, height: 64, framesPerSecond: 30 }
/** A sixth of the sample rate: one sample is an eighth of a millisecond. */
const coarse = 6

let bench: Workbench
let video: ScratchFile
let parts: VideoParts
/** The planned start of each slide's first word in the video, and its text; `spoken` has the samples of each text. */
let planned: { startSample: number; text: number }[]
const spoken: Int16Array[] = []

const coarseSamples = async (input: readonly string[]): Promise<Int16Array> => {
  const pcm = bench.scratch.file('coarse.pcm')
  const rate = String(48_000 / coarse)
  const options = ['-map', '0:a', '-ar', rate, '-f', 's16le']
  const { stderr } = await bench.bare('-v', 'warning', ...input, ...options, pcm.inside)
  if (/aac/.test(stderr)) throw new Error(stderr)
  const bytes = await readFile(pcm.path)
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}

beforeAll(async () => {
  bench = await createWorkbench()
  const { scratch, ffmpeg } = bench
  const picture = await bench.draw('one', 'testsrc2=size=64x64')
  const hold = scratch.file('hold.mp4')
  await ffmpeg.run(renderHold({ picture, frame, output: hold }), { scratch })

  const sentences: LevelledSentence[] = []
  for (const [index, text] of texts.entries()) sentences.push(await speak(bench, `said-${index}`, text))
  const asPcm = ['-f', 's16le', '-ar', '48000', '-ac', '1', '-i']
  for (const { file } of sentences) spoken.push(await coarseSamples([...asPcm, file.inside]))

  const silence = scratch.file('silence.m4a')
  const slides = sentences.map(({ file, samples }, index) => ({
    placements: [{ startSample: leadSamples, file: file.path }],
    span: packetSpan(leadSamples, leadSamples + samples),
    output: scratch.file(`slide-${index}.m4a`),
  }))
  const nothing = { placements: [], span: { first: 0, last: 0 }, output: silence }
  await createWriteSlideTracks({ ffmpeg })({ slides: [nothing, ...slides], channels: 1, scratch })

  // The shortest slides allowed, whose ends have every remainder; some end with their last word.
  const all = Array.from({ length: 3600 * hours * 0.42 }, (_, slide) => slide)
  const layout = layOutSlides(
    all.map((slide) => ({
      narrationSamples: sentences[slide % texts.length]?.samples ?? 0,
      manualSeconds: slide % 3 === 0 ? 1 : (85 + (slide % 17)) / 30,
    })),
    'none',
  )
  planned = layout.slides.map(({ startFrame }, slide) => ({
    startSample: startFrame * samplesPerFrame + leadSamples,
    text: slide % texts.length,
  }))
  parts = {
    shots: layout.slides.map(({ frames }) => ({ kind: 'hold', file: hold.path, frames })),
    sounds: layout.slides.map(({ startFrame }, slide) => {
      const own = slides[slide % texts.length]
      if (!own) throw new Error('no sound')
      return soundOf(own.output.path, own.span, packetAt(startFrame))
    }),
    silence: silence.path,
    framesPerSecond: 30,
  }
  video = scratch.file('video.mp4')
  const { frames } = await writeVideo({ ...videoOf(parts), output: video.path })
  process.stdout.write(`      ${all.length} slides, ${(frames / 30 / 3600).toFixed(2)} hours\n`)
})
afterAll(() => bench.scratch.dispose())

const hashOf = async (path: string) =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex')

describe('a video of two hours', () => {
  it('R19 every slide’s words are within 11 ms of the plan', async () => {
    const heard = await coarseSamples(['-i', video.inside])
    /** Correlation of the words with the video's sound from sample `at` on. */
    const likeness = (words: Int16Array, at: number) => {
      let sum = 0
      for (let index = 0; index < words.length; index += 2)
        sum += (words[index] ?? 0) * (heard[at + index] ?? 0)
      return sum
    }
    const reach = 100
    let most = 0
    for (const { startSample, text } of planned) {
      const words = spoken[text]?.subarray(0, 1600) ?? new Int16Array()
      let [best, shift] = [Number.NEGATIVE_INFINITY, 0]
      const start = Math.round(startSample / coarse)
      for (let candidate = -reach; candidate <= reach; candidate++) {
        const like = likeness(words, start + candidate)
        if (like > best) [best, shift] = [like, start + candidate - startSample / coarse]
      }
      most = Math.max(most, Math.abs(shift))
    }
    const milliseconds = (most * coarse) / 48
    process.stdout.write(`      at most ${milliseconds.toFixed(2)} ms from the plan\n`)
    expect(milliseconds).toBeLessThanOrEqual(11)
  })

  it('R19 packets are joined as the standard has it, and proved', async () => {
    await using file = await openMp4(video.path)
    let before: ReturnType<typeof windowSequence> = 'long'
    let wrong = 0
    for await (const { data } of file.packets(file.track('soun'))) {
      const window = windowSequence(data)
      if (!mayFollow(before, window)) wrong++
      before = window
    }
    expect(wrong).toBe(0)
    await expect(verifyVideo(video.path, videoOf(parts))).resolves.toBeUndefined()
  })

  it('R19 is made of the same bytes twice', async () => {
    const again = bench.scratch.file('again.mp4')
    await writeVideo({ ...videoOf(parts), output: again.path })
    expect(await hashOf(again.path)).toBe(await hashOf(video.path))
  })
})
