import { sampleRate } from '@voxdeck/core/timeline/timing'

/** Samples over which the limiter turns down before a peak: 5 ms. */
const attack = Math.round(0.005 * sampleRate)
/** Samples in which the gain is back after a peak: 50 ms, in a straight line. */
const release = 0.05 * sampleRate

type Gain = {
  /** A factor. */
  gain: number
  /** No peak comes out above it. */
  limit: number
}

/** The smallest value from each index to `length` indices after it. */
const smallestAhead = (values: Float32Array, length: number): Float32Array => {
  const smallest = new Float32Array(values.length)
  // Indices of values that grow from first to last; the first is the smallest of the window.
  const queue = new Int32Array(values.length)
  let [first, end] = [0, 0]
  for (let index = values.length - 1; index >= 0; index--) {
    const value = values[index] ?? 0
    while (end > first && (values[queue[end - 1] ?? 0] ?? 0) >= value) end--
    queue[end++] = index
    if ((queue[first] ?? 0) > index + length) first++
    smallest[index] = values[queue[first] ?? 0] ?? 0
  }
  return smallest
}

/** What the limiter leaves of the gain at each sample, never more than `allowed`: down before a peak, slowly up after it. */
const smoothed = (allowed: Float32Array): Float32Array => {
  const held = smallestAhead(allowed, attack)
  let [level, step] = [1, 0]
  for (let index = 0; index < held.length; index++) {
    const most = held[index] ?? 1
    if (most <= level + step) step = (1 - most) / release
    level = Math.min(most, level + step)
    held[index] = level
  }
  const smooth = new Float32Array(held.length)
  // The mean of what was held in the last 5 ms, all of which looked at this sample.
  const before = held[0] ?? 1
  let sum = before * (attack + 1)
  for (let index = 0; index < held.length; index++) {
    sum += (held[index] ?? 1) - (held[index - attack - 1] ?? before)
    smooth[index] = sum / (attack + 1)
  }
  return smooth
}

/** Samples at a gain, limited with a look-ahead of 5 ms; `peaks` are their true peaks. */
export const applyGain = (
  samples: Float32Array,
  peaks: Float32Array,
  { gain, limit }: Gain,
): Float32Array => {
  const gained = new Float32Array(samples.length)
  const allowed = new Float32Array(samples.length)
  let isLimited = false
  for (let index = 0; index < samples.length; index++) {
    const peak = (peaks[index] ?? 0) * gain
    gained[index] = (samples[index] ?? 0) * gain
    allowed[index] = peak > limit ? limit / peak : 1
    isLimited ||= peak > limit
  }
  if (!isLimited) return gained
  const left = smoothed(allowed)
  for (let index = 0; index < gained.length; index++)
    gained[index] = (gained[index] ?? 0) * (left[index] ?? 1)
  return gained
}
