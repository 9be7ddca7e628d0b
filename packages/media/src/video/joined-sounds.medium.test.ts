import { readFile } from 'node:fs/promises'
import { leadSamples, samplesPerFrame } from '@voxdeck/core/timeline/timing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../testing/speak.ts'
import { videoOf } from '../../testing/video-of.ts'
import { createWorkbench, type Workbench } from '../../testing/workbench.ts'
import type { Clip } from '../args/pictures/clip.ts'
import { normaliseClip } from '../args/pictures/normalise-clip.ts'
import { renderHold } from '../args/pictures/render-hold.ts'
import type { LevelledSentence } from '../sentences/level-sentence.ts'
import { createMixSlideSound } from '../slide-sound/mix-slide-sound.ts'
import { clipSoundSpan, packetAt, packetSpan, soundOf } from '../track/packet-grid.ts'
import { createWriteSlideTracks } from '../track/write-slide-tracks.ts'
import type { VideoSound } from './video-parts.ts'
import { writeVideo } from './write-video.ts'

let bench: Workbench
let sentence: LevelledSentence
let clip: Clip
/** Both channels of the video, and the frames at which its slides start. */
let video: Buffer
let starts: number[]

const toneHz = 440

/** A clip with sound, a clip with sound, narration up to the slide's edge, a clip with sound, narration. */
beforeAll(async () => {
  bench = await createWorkbench()
  const { scratch, ffmpeg } = bench
  sentence = await speak(bench, 'said', 'Plenty of ships were counted in the harbour.')
  const source = scratch.file('source.mp4')
  const picture = ['-f', 'lavfi', '-t', '1', '-i', 'color=navy:size=64x64:rate=30']
  const tone = ['-f', 'lavfi', '-t', '1', '-i', `sine=frequency=${toneHz},volume=0.5`]
  const codecs = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
  await bench.bare('-v', 'error', ...picture, ...tone, ...codecs, source.inside)
  clip = { file: scratch.file('clip.mp4'), frames: 30 }
  const kept = { clip: source, output: clip.file, keepSound: true, framesPerSecond: 30, mostSeconds: 60 }
  await ffmpeg.run(normaliseClip(kept), { scratch })

  const squeezed = Math.ceil((leadSamples + sentence.samples) / samplesPerFrame)
  const slides = [
    { frames: 43, heard: 'silence', said: false },
    { frames: 38, heard: 'silence', said: false },
    { frames: squeezed, heard: null, said: true },
    { frames: 41, heard: 'words', said: false },
    { frames: 150, heard: null, said: true },
  ] as const
  const tracks = []
  for (const [index, { frames, heard, said }] of slides.entries()) {
    const output = scratch.file(`slide-${index}.m4a`)
    const end = said ? leadSamples + sentence.samples : 0
    if (heard === null) {
      const placements = [{ startSample: leadSamples, file: sentence.file.path }]
      tracks.push({ placements, span: packetSpan(leadSamples, end), output })
      continue
    }
    const mixed = scratch.file(`mixed-${index}.pcm`)
    const span = clipSoundSpan(frames, heard)
    await createMixSlideSound({ ffmpeg })({
      clip,
      frames,
      heard: span,
      narration: [],
      output: mixed,
      scratch,
    })
    tracks.push({
      placements: [{ startSample: 0, file: mixed.path, channels: 2 as const }],
      span: packetSpan(span.firstSample, span.endSample),
      leastSamples: frames * samplesPerFrame,
      output,
    })
  }
  const silence = scratch.file('silence.m4a')
  const nothing = { placements: [], span: { first: 0, last: 0 }, output: silence }
  await createWriteSlideTracks({ ffmpeg })({ slides: [nothing, ...tracks], channels: 2, scratch })

  const hold = scratch.file('hold.mp4')
  const shown = await bench.draw('one', 'testsrc2=size=64x64')
  const frame = { width: 64, height: 64, framesPerSecond: 30 }
  await ffmpeg.run(renderHold({ picture: shown, frame, output: hold }), { scratch })
  starts = slides.map((_, index) => slides.slice(0, index).reduce((sum, { frames }) => sum + frames, 0))
  const output = scratch.file('video.mp4')
  await writeVideo({
    ...videoOf({
      shots: slides.map(({ frames }) => ({ kind: 'hold', file: hold.path, frames })),
      sounds: tracks.map(
        ({ output: file, span }, index): VideoSound => soundOf(file.path, span, packetAt(starts[index] ?? 0)),
      ),
      silence: silence.path,
      framesPerSecond: 30,
    }),
    output: output.path,
  })
  const pcm = scratch.file('video.pcm')
  const { stderr } = await bench.bare(
    '-v',
    'warning',
    '-i',
    output.inside,
    '-map',
    '0:a',
    '-f',
    's16le',
    pcm.inside,
  )
  if (stderr) throw new Error(stderr)
  video = await readFile(pcm.path)
})
afterAll(() => bench.scratch.dispose())

const left = (sample: number) => video.readInt16LE(4 * sample) / 32_768

const around = (slide: number, reach: number) => {
  const start = (starts[slide] ?? 0) * samplesPerFrame
  return Array.from({ length: 2 * reach }, (_, index) => start - reach + index)
}

describe('sounds that were joined by copying', () => {
  it('R19 do not click: between two samples no more than the tone itself moves', () => {
    const loudest = Math.max(...Array.from({ length: 30_000 }, (_, index) => Math.abs(left(10_000 + index))))
    expect(loudest).toBeGreaterThan(0.1)
    const steepest = loudest * 2 * Math.sin((Math.PI * toneHz) / 48_000)
    for (const slide of [1, 4])
      for (const sample of around(slide, 9000))
        expect(Math.abs(left(sample) - left(sample - 1))).toBeLessThanOrEqual(steepest * 1.1)
  })

  it('R19 are silent where they meet', () => {
    for (const slide of [1, 4])
      expect(Math.max(...around(slide, 256).map((sample) => Math.abs(left(sample))))).toBeLessThan(0.002)
  })

  it('R16 R19 words at a slide’s edge are heard to their end, and a clip comes in behind them', () => {
    const said = [2, 4].map((slide) => (starts[slide] ?? 0) * samplesPerFrame + leadSamples)
    const energy = (from: number) => {
      let sum = 0
      for (let sample = from; sample < from + sentence.samples; sample++) sum += left(sample) ** 2
      return sum
    }
    const [squeezed = 0, free = 0] = said.map(energy)
    expect(Math.abs(10 * Math.log10(squeezed / free))).toBeLessThan(0.2)
  })
})

it('R20 a slide’s bytes are the same alone as beside others', async () => {
  const { scratch, ffmpeg } = bench
  const placements = [{ startSample: leadSamples, file: sentence.file.path }]
  const span = packetSpan(leadSamples, leadSamples + sentence.samples)
  const output = scratch.file('alone.m4a')
  await createWriteSlideTracks({ ffmpeg })({ slides: [{ placements, span, output }], channels: 2, scratch })
  expect((await readFile(output.path)).equals(await readFile(scratch.file('slide-4.m4a').path))).toBe(true)
})
