import { writeFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { peaksOf } from '@voxdeck/core/timeline/narration-peaks'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { peakDecibels } from '../args/sound/limit-peaks.ts'
import { applyGain } from '../loudness/apply-gain.ts'
import { amplitude } from '../loudness/decibels.ts'
import { integratedLoudness } from '../loudness/integrated-loudness.ts'
import { resample } from '../loudness/resample.ts'
import { truePeaks } from '../loudness/true-peaks.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { type Attempt, nextGain } from './next-gain.ts'

export const targetLufs = -14

export type SpokenSentence = {
  samples: Float32Array
  engineRate: number
  output: ScratchFile
  signal?: AbortSignal | undefined
}

export type LevelledSentence = {
  file: ScratchFile
  samples: number
  lufs: number | null
  /** For the waveform. */
  peaks: number[]
}

type Levelled = { samples: Float32Array; lufs: number | null }

/** A sentence as its engine spoke it → the same sentence at −14 LUFS, 48 kHz mono 16 bit. Silence stays silence. */
export const levelSentence = async ({
  samples: spoken,
  engineRate,
  output,
  signal,
}: SpokenSentence): Promise<LevelledSentence> => {
  const { samples, lufs } = await levelled(resample(spoken, engineRate, sampleRate), signal)
  await writeFile(output.path, pcmOf(samples))
  return { file: output, samples: samples.length, lufs, peaks: peaksOf(samples) }
}

/** Measures after each gain, since the limiter takes some of it back. */
const levelled = async (samples: Float32Array, signal: AbortSignal | undefined): Promise<Levelled> => {
  const spoken = integratedLoudness(samples, sampleRate)
  if (spoken === null) return { samples, lufs: null }
  const peaks = truePeaks(samples)
  const attempts: Attempt[] = []
  let last: Levelled = { samples, lufs: spoken }
  for (let gain: number | null = targetLufs - spoken; gain !== null; gain = nextGain(attempts, targetLufs)) {
    // A recording of ten minutes takes a second for each attempt: other tasks of this process run in between.
    await setImmediate()
    signal?.throwIfAborted()
    const gained = applyGain(samples, peaks, { gain: amplitude(gain), limit: amplitude(peakDecibels) })
    last = { samples: gained, lufs: integratedLoudness(gained, sampleRate) }
    attempts.push({ gain, lufs: last.lufs ?? spoken + gain })
  }
  return last
}

const pcmOf = (samples: Float32Array): Uint8Array => {
  const pcm = new Int16Array(samples.length)
  for (let index = 0; index < samples.length; index++)
    pcm[index] = Math.max(-32_768, Math.min(32_767, Math.round((samples[index] ?? 0) * 32_768)))
  return new Uint8Array(pcm.buffer)
}
