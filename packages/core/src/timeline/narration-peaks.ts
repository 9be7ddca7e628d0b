import { sampleRate } from './timing.ts'

/** Eight whole numbers from 0 to 100 a second: enough to draw a waveform, and small to transfer. */
export const peaksPerSecond = 8
const window = sampleRate / peaksPerSecond

/** The RMS of levelled speech is at most about a third of full scale; its highest samples are all alike. */
const fullLoudness = 1 / 3

/** RMS loudness of each eighth of a second, for samples from -1 to 1 at our sample rate. */
export const peaksOf = (samples: Float32Array): number[] =>
  Array.from({ length: Math.ceil(samples.length / window) }, (_, index) => {
    const part = samples.subarray(index * window, (index + 1) * window)
    const energy = part.reduce((sum, sample) => sum + sample * sample, 0) / part.length
    return Math.min(100, Math.round((Math.sqrt(energy) / fullLoudness) * 100))
  })

export type PlacedPeaks = { startSample: number; samples: number; peaks: readonly number[] }

/** One row of peaks over the whole narration; 0 between its sentences. */
export const joinPeaks = (sentences: readonly PlacedPeaks[]): number[] => {
  const end = sentences.reduce((last, { startSample, samples }) => Math.max(last, startSample + samples), 0)
  const joined: number[] = Array(Math.ceil(end / window)).fill(0)
  for (const { startSample, peaks } of sentences)
    for (const [index, peak] of peaks.entries()) {
      const at = Math.min(joined.length - 1, Math.round(startSample / window) + index)
      joined[at] = Math.max(joined[at] ?? 0, peak)
    }
  return joined
}
