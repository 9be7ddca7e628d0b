import { sampleRate } from '@voxdeck/core/timeline/timing'
import { amplitude } from '../loudness/decibels.ts'

/** Decibels and seconds. */
export const quietening = {
  /** The noise floor is the level that a tenth of the recording stays under; a voice is this much above it. */
  voiceAboveRoom: 9,
  /** Most that the noise floor is lowered: heard less, but still there. */
  most: 14,
  /** A voice less than this above the noise floor is left unchanged: the gate would be heard opening and closing. */
  leastDifference: 12,
  /** The gate opens before and closes after a word: its onset and its end are quieter than the word. */
  before: 0.08,
  after: 0.2,
  ramp: 0.04,
}

const windowSeconds = 0.01
const window = windowSeconds * sampleRate
const inaudible = -90

const windowLevels = (samples: Float32Array): number[] =>
  Array.from({ length: Math.ceil(samples.length / window) }, (_, index) => {
    const part = samples.subarray(index * window, (index + 1) * window)
    const power = part.reduce((sum, sample) => sum + sample * sample, 0) / part.length
    return Math.max(inaudible, 10 * Math.log10(power + 1e-12))
  })

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? inaudible

/** For each window: whether somebody speaks in it, shortly after it or shortly before it. */
const spokenWindows = (levels: readonly number[], threshold: number): boolean[] => {
  const [before, after] = [quietening.before / windowSeconds, quietening.after / windowSeconds]
  const spoken = levels.map(() => false)
  for (const [index, level] of levels.entries())
    if (level > threshold) spoken.fill(true, Math.max(0, index - before), index + after + 1)
  return spoken
}

/** Moving average of the windows' gains, so that gain changes are not heard. */
const smoothed = (gains: readonly number[]): number[] => {
  const reach = quietening.ramp / windowSeconds
  return gains.map((_, index) => {
    const near = gains.slice(Math.max(0, index - reach), index + reach + 1)
    return near.reduce((sum, gain) => sum + gain, 0) / near.length
  })
}

/** A gentle noise gate: lowers the noise floor where nobody speaks. Samples of words are unchanged. */
export const attenuatePauses = (samples: Float32Array): Float32Array => {
  const levels = windowLevels(samples)
  const audible = levels.filter((level) => level > inaudible)
  const room = quantile(audible, 0.1)
  const difference = quantile(audible, 0.9) - room
  const depth = Math.min(quietening.most, Math.max(0, difference - quietening.leastDifference))
  if (audible.length === 0 || depth === 0) return samples
  const spoken = spokenWindows(levels, room + quietening.voiceAboveRoom)
  const gains = smoothed(spoken.map((isSpoken) => (isSpoken ? 0 : -depth)))
  const gainAt = (sample: number) => {
    const place = sample / window - 0.5
    const left = Math.max(0, Math.floor(place))
    const [a = 0, b = a] = [gains[left], gains[left + 1]]
    return a + (b - a) * Math.max(0, place - left)
  }
  return samples.map((sample, index) => sample * amplitude(gainAt(index)))
}
