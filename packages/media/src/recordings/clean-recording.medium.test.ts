import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../testing/speak.ts'
import { createWorkbench, type Workbench } from '../../testing/workbench.ts'
import { integratedLoudness } from '../loudness/integrated-loudness.ts'
import { levelSentence } from '../sentences/level-sentence.ts'
import { createReadRecording } from './read-recording.ts'

const rate = 48_000
const pause = 1.5 * rate

let bench: Workbench
/** Narration with pauses around and between; the same from a poor microphone (`poor`), and as in a video (`made`). */
let clean: Float32Array
let poor: Float32Array
let made: Float32Array
let spoken: Float32Array

const fromPcm = async (path: string): Promise<Float32Array> => {
  const bytes = await readFile(path)
  return Float32Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readInt16LE(2 * index) / 32_768)
}

beforeAll(async () => {
  bench = await createWorkbench()
  const { scratch, ffmpeg } = bench
  const one = await speak(
    bench,
    'one',
    'Plenty of ships were counted in the harbour before the evening came.',
  )
  const words = await fromPcm(one.file.path)
  spoken = words
  const silence = new Float32Array(pause)
  clean = Float32Array.from([silence, words, silence, words, silence].flatMap((part) => [...part]))

  const quiet = 10 ** (-12 / 20)
  const raw = scratch.file('poor.f32')
  await writeFile(raw.path, new Uint8Array(clean.map((sample) => sample * quiet).buffer))
  const flac = scratch.file('poor.flac')
  const seconds = clean.length / rate
  // RMS levels: hum −30 dBFS, noise −50 dBFS.
  const hum = `sine=frequency=50:sample_rate=${rate}:duration=${seconds},volume=${(Math.SQRT2 * 10 ** (-30 / 20) * 8).toFixed(6)}`
  const noise = `anoisesrc=seed=3:sample_rate=${rate}:duration=${seconds}:amplitude=${(Math.sqrt(3) * 10 ** (-50 / 20)).toFixed(6)}`
  await bench.bare(
    '-v',
    'error',
    '-f',
    'f32le',
    '-ar',
    String(rate),
    '-ac',
    '1',
    '-i',
    raw.inside,
    '-filter_complex',
    `${hum}[h];${noise}[n];[0:a][h][n]amix=inputs=3:normalize=0[a]`,
    '-map',
    '[a]',
    '-sample_fmt',
    's16',
    flac.inside,
  )
  const decoded = scratch.file('poor.pcm')
  await bench.bare('-v', 'error', '-i', flac.inside, '-f', 's16le', decoded.inside)
  poor = await fromPcm(decoded.path)
  const samples = await createReadRecording({ ffmpeg })(flac, { scratch })
  const output = scratch.file('made.pcm')
  await levelSentence({ samples, engineRate: rate, output })
  made = await fromPcm(output.path)
})
afterAll(() => bench.scratch.dispose())

const powerOf = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length + 1e-12)
/** The samples of the pause between the sentences. */
const inPause = (samples: Float32Array) => {
  const from = pause + spoken.length + 0.4 * rate
  return samples.subarray(from, from + 0.9 * rate)
}
const inWords = (samples: Float32Array) => samples.subarray(pause, pause + spoken.length)

/** Level of one frequency, in decibels. */
const toneLevel = (samples: Float32Array, hertz: number) => {
  let [real, imaginary] = [0, 0]
  for (const [index, sample] of samples.entries()) {
    const angle = (2 * Math.PI * hertz * index) / rate
    real += sample * Math.cos(angle)
    imaginary += sample * Math.sin(angle)
  }
  return 20 * Math.log10((2 * Math.hypot(real, imaginary)) / samples.length + 1e-9)
}
/** Levelling raises everything, so levels are measured relative to the voice. */
const underVoice = (samples: Float32Array, measure: (samples: Float32Array) => number) =>
  measure(samples) - (integratedLoudness(inWords(samples), rate) ?? 0)

/** Power at every third of an octave from 200 Hz to 8 kHz, every 20 ms, in decibels. */
const bands = (samples: Float32Array) => {
  const size = 960
  const centres = Array.from({ length: 17 }, (_, index) => 200 * 2 ** (index / 3))
  return Array.from({ length: Math.floor(samples.length / size) }, (_, frame) => {
    const part = samples.subarray(frame * size, (frame + 1) * size)
    return centres.map((centre) => toneLevel(part, centre))
  })
}

describe('a recording from a poor microphone', () => {
  it('R21 is as loud as the voice, within 1 LU, and as long as it was', () => {
    expect(made).toHaveLength(clean.length)
    expect(Math.abs((integratedLoudness(made, rate) ?? 0) + 14)).toBeLessThanOrEqual(1)
    expect(Math.abs((integratedLoudness(inWords(made), rate) ?? 0) + 14)).toBeLessThanOrEqual(1)
  })

  it('R21 its hum is at least 20 dB lower, and the noise in its pauses at least 10 dB', () => {
    const hum = [poor, made].map((samples) => underVoice(samples, (all) => toneLevel(inPause(all), 50)))
    const above = (samples: Float32Array) =>
      Float32Array.from(samples, (sample, i) => sample - (samples[i - 1] ?? 0))
    const noise = [poor, made].map((samples) => underVoice(samples, (all) => powerOf(above(inPause(all)))))
    const under = [poor, made].map((samples) => underVoice(samples, (all) => toneLevel(inWords(all), 50)))
    const gains = [hum, noise, under].map(([before = 0, after = 0]) => before - after)
    process.stdout.write(
      `      hum, noise, hum under words: ${gains.map((gain) => gain.toFixed(1)).join(', ')} dB less\n`,
    )
    expect(gains[0]).toBeGreaterThanOrEqual(20)
    expect(gains[1]).toBeGreaterThanOrEqual(10)
    expect(gains[2]).toBeGreaterThanOrEqual(20)
  })

  it('R21 its words sound as they were said', () => {
    const said = bands(inWords(clean))
    const distance = (heard: number[][]) => {
      let [sum, count] = [0, 0]
      for (const [frame, levels] of said.entries())
        for (const [band, level] of levels.entries()) {
          // Only bands that the voice itself fills; below this level is room noise.
          if (level < -40) continue
          sum += Math.abs(level - (heard[frame]?.[band] ?? 0))
          count++
        }
      return sum / count
    }
    const louder = poor.map((sample) => sample * 10 ** (12 / 20))
    const [before, after] = [distance(bands(inWords(louder))), distance(bands(inWords(made)))]
    process.stdout.write(
      `      spectral distance ${before.toFixed(2)} dB as recorded, ${after.toFixed(2)} dB as made\n`,
    )
    expect(after).toBeLessThan(2)
  })
})
