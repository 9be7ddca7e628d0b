import { readFile, writeFile } from 'node:fs/promises'
import { peaksOf } from '@voxdeck/core/timeline/narration-peaks'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { levelledSamples, levelSentence } from '../args/sound/level-sentence.ts'
import { integratedLoudness } from '../loudness/integrated-loudness.ts'
import type { Ffmpeg, FfmpegRun } from '../run/ffmpeg.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { type Attempt, nextGain } from './next-gain.ts'

export const targetLufs = -14

export type SpokenSentence = {
  samples: Float32Array
  engineRate: number
  output: ScratchFile
} & Omit<FfmpegRun, 'stdin'>

export type LevelledSentence = {
  file: ScratchFile
  samples: number
  lufs: number | null
  /** For the waveform. */
  peaks: number[]
}

/** A sentence as its engine spoke it → the same sentence at −14 LUFS, 48 kHz mono 16 bit. Silence stays silence. */
export const createLevelSentence =
  ({ ffmpeg }: { ffmpeg: Ffmpeg }) =>
  async ({ samples, engineRate, output, ...run }: SpokenSentence): Promise<LevelledSentence> => {
    const size = { engineRate, engineSamples: samples.length }
    const level = async (gainDecibels: number) => {
      await ffmpeg.run(levelSentence({ ...size, gainDecibels, output }), { ...run, stdin: bytesOf(samples) })
      return integratedLoudness(await readPcm(output), sampleRate)
    }
    const levelled = async (lufs: number | null) => ({
      file: output,
      samples: levelledSamples(size),
      lufs,
      peaks: peaksOf(await readPcm(output)),
    })

    // ffmpeg refuses an empty input, and an engine returns no samples for a sentence without words.
    if (samples.length === 0) {
      await writeFile(output.path, '')
      return levelled(null)
    }
    const spoken = integratedLoudness(samples, engineRate)
    if (spoken === null) return levelled(await level(0))
    const attempts: Attempt[] = []
    for (let gain: number | null = targetLufs - spoken; gain !== null; gain = nextGain(attempts, targetLufs))
      attempts.push({ gain, lufs: (await level(gain)) ?? spoken + gain })
    return levelled(attempts.at(-1)?.lufs ?? null)
  }

async function* bytesOf(samples: Float32Array): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)
}

const readPcm = async ({ path }: ScratchFile): Promise<Float32Array> => {
  const bytes = await readFile(path)
  return Float32Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readInt16LE(index * 2) / 32_768)
}
