import { readFile } from 'node:fs/promises'
import { leadSamples, sampleRate, samplesPerFrame } from '@voxdeck/core/timeline/timing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorkbench, type Workbench } from '../../testing/workbench.ts'
import type { Clip } from '../args/pictures/clip.ts'
import { normaliseClip } from '../args/pictures/normalise-clip.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { levelSentence } from '../sentences/level-sentence.ts'
import { clipSoundSpan } from '../track/packet-grid.ts'
import { createVerifyTrack } from '../track/verify-track.ts'
import { createWriteTrack } from '../track/write-track.ts'
import { createMixSlideSound } from './mix-slide-sound.ts'

let bench: Workbench
/** Two seconds, of which a tone fills the first; its sound ends half a second before its picture. */
let clip: Clip
let sentence: { file: ScratchFile; samples: number }
let alone: ScratchFile
let narrated: ScratchFile
const frames = 300
const heard = clipSoundSpan(frames, 'silence')

const mix = async (name: string, narration: { startSample: number; file: string }[]) => {
  const output = bench.scratch.file(name)
  const { scratch, ffmpeg } = bench
  await createMixSlideSound({ ffmpeg })({ clip, frames, heard, narration, output, scratch })
  return output
}

beforeAll(async () => {
  bench = await createWorkbench()
  const { scratch, ffmpeg } = bench
  const source = scratch.file('source.mp4')
  const sound = 'sine=frequency=1000,volume=0.3,afade=t=out:st=1:d=0.001'
  const picture = [
    '-f',
    'lavfi',
    '-i',
    'color=navy:size=320x180:rate=30',
    '-f',
    'lavfi',
    '-t',
    '1.5',
    '-i',
    sound,
  ]
  const codecs = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac']
  await bench.bare('-v', 'error', ...picture, '-frames:v', '60', ...codecs, source.inside)
  const file = scratch.file('clip.mp4')
  const kept = { clip: source, output: file, keepSound: true, framesPerSecond: 30, mostSeconds: 60 }
  await ffmpeg.run(normaliseClip(kept), { scratch })
  clip = { file, frames: 60 }

  const wav = scratch.file('spoken.wav')
  const text = 'Plenty of ships were counted in the harbour before the evening came.'
  await bench.jail.run({ program: 'espeak-ng', args: ['-v', 'en-us', '-w', wav.inside, text], scratch })
  const raw = scratch.file('spoken.f32')
  await bench.bare('-v', 'error', '-i', wav.inside, '-f', 'f32le', raw.inside)
  const bytes = await readFile(raw.path)
  const samples = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
  const output = scratch.file('sentence.pcm')
  sentence = await levelSentence({ samples, engineRate: 22_050, output })
  alone = await mix('alone.pcm', [])
  narrated = await mix('narrated.pcm', [{ startSample: leadSamples, file: sentence.file.path }])
})
afterAll(() => bench.scratch.dispose())

const asPcm = (channels: number) => ['-f', 's16le', '-ar', String(sampleRate), '-ac', String(channels)]

/** Loudness of a file between two times in seconds, by ffmpeg's own meter. */
const lufsBetween = async (file: ScratchFile, from: number, to: number) => {
  const cut = ['-ss', String(from), '-t', String(to - from)]
  return (await bench.loudness(...asPcm(2), ...cut, '-i', file.inside)).lufs
}
/** Root mean square of the left channel, in decibels. */
const levelBetween = async (file: ScratchFile, from: number, to: number) => {
  const pcm = await readFile(file.path)
  let sum = 0
  for (let sample = from; sample < to; sample++) sum += (pcm.readInt16LE(sample * 4) / 32_768) ** 2
  return 10 * Math.log10(sum / (to - from) + 1e-12)
}

describe('a slide on which its clip is heard', () => {
  it('R15 is exactly as long as the slide', async () => {
    for (const file of [alone, narrated])
      expect(await readFile(file.path)).toHaveLength(frames * samplesPerFrame * 4)
  })

  it('R15 loops in step with the picture, silent where the clip has no sound left', async () => {
    for (let loop = 0; loop < 5; loop++) {
      const at = loop * 2 * sampleRate
      expect(await levelBetween(alone, at + 2400, at + 45_000)).toBeGreaterThan(-30)
      expect(await levelBetween(alone, at + 49_500, at + 95_000)).toBeLessThan(-60)
    }
    // A loop starts on the exact sample, except for what AAC smears.
    expect(await levelBetween(alone, 96_100, 96_500)).toBeGreaterThan(-30)
  })

  it('R15 comes and goes within 20 ms', async () => {
    const from = heard.firstSample
    expect(await levelBetween(alone, 0, from)).toBeLessThan(-100)
    expect(await levelBetween(alone, from, from + 48)).toBeLessThan(
      (await levelBetween(alone, 3400, 3448)) - 20,
    )
    expect(await levelBetween(alone, heard.endSample, frames * samplesPerFrame)).toBeLessThan(-100)
  })

  it('R16 is at −14 LUFS alone, and 12 dB lower under words', async () => {
    expect(Math.abs((await lufsBetween(alone, 0, 10)) + 14)).toBeLessThanOrEqual(0.5)
    // After the last word.
    const silentFrom = (leadSamples + sentence.samples) / sampleRate
    const after = Math.ceil(silentFrom / 2) * 2
    expect(Math.abs((await lufsBetween(narrated, after, after + 1)) + 26)).toBeLessThanOrEqual(1)
  })

  it('R16 keeps the words at −14 ±1 LUFS in a stereo track, with or without a clip, and true peaks under −1 dB', async () => {
    const track = bench.scratch.file('track.m4a')
    const placements = [
      { startSample: 0, file: narrated.path, channels: 2 as const },
      { startSample: frames * samplesPerFrame + leadSamples, file: sentence.file.path },
    ]
    const { scratch, ffmpeg } = bench
    const length = { totalSamples: 2 * frames * samplesPerFrame, placements, channels: 2 as const }
    await createWriteTrack({ ffmpeg })({ ...length, output: track, scratch })
    await createVerifyTrack({ ffmpeg })({ file: track, totalSamples: length.totalSamples, scratch })
    const said = sentence.samples / sampleRate
    for (const from of [0.25, 10.25]) {
      const { lufs, truePeak } = await bench.loudness(
        '-ss',
        String(from),
        '-t',
        String(said),
        '-i',
        track.inside,
      )
      expect(Math.abs(lufs + 14)).toBeLessThanOrEqual(1)
      expect(truePeak).toBeLessThanOrEqual(-1)
    }
  })
})
