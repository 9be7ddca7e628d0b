import { kWeighted } from './k-weighting.ts'

const blockSeconds = 0.4
/** Blocks overlap by three quarters. */
const stepSeconds = 0.1
const absoluteGate = -70
const relativeGate = -10

const toLufs = (power: number): number => -0.691 + 10 * Math.log10(power)
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Integrated loudness in LUFS (BS.1770-4: gated, so pauses do not count) of all channels; null for silence. */
export const integratedLoudness = (
  samples: Float32Array | readonly Float32Array[],
  sampleRate: number,
): number | null => {
  const channels = samples instanceof Float32Array ? [samples] : samples
  const powers = channels
    .map((channel) => blockPowers(kWeighted(channel, sampleRate), sampleRate))
    .reduce((sums, own) => sums.map((sum, block) => sum + (own[block] ?? 0)))
    .filter((power) => toLufs(power) > absoluteGate)
  if (powers.length === 0) return null
  const gate = toLufs(mean(powers)) + relativeGate
  return toLufs(mean(powers.filter((power) => toLufs(power) > gate)))
}

const blockPowers = (weighted: Float64Array, sampleRate: number): number[] => {
  // A word shorter than a block is measured as one block of its own length.
  const block = Math.min(Math.round(blockSeconds * sampleRate), weighted.length)
  const step = Math.round(stepSeconds * sampleRate)
  const powers: number[] = []
  for (let start = 0; block > 0 && start + block <= weighted.length; start += step) {
    let sum = 0
    for (let index = start; index < start + block; index++) sum += (weighted[index] ?? 0) ** 2
    powers.push(sum / block)
  }
  return powers
}
