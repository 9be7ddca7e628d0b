import { sampleRate } from './timing.ts'

/** Enough to draw a waveform from, and little to carry: eight whole numbers from 0 to 100 a second. */
export const peaksPerSecond = 8
const window = sampleRate / peaksPerSecond

/** Levelled speech is at most about a third of full scale, by its energy; by its highest samples it is all alike. */
const fullLoudness = 1 / 3

/** How loud each eighth of a second is, for samples from -1 to 1 at our rate. */
export const peaksOf = (samples: Float32Array): number[] =>
  Array.from({ length: Math.ceil(samples.length / window) }, (_, index) => {
    const part = samples.subarray(index * window, (index + 1) * window)
    const energy = part.reduce((sum, sample) => sum + sample * sample, 0) / part.length
    return Math.min(100, Math.round((Math.sqrt(energy) / fullLoudness) * 100))
  })

export type PlacedPeaks = { startSample: number; samples: number; peaks: readonly number[] }

/** One row of peaks over the whole narration; between its sentences it is quiet. */
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
