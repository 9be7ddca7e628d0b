import { describe, expect, it } from 'vitest'
import { resample } from './resample.ts'

const sine = (length: number, rate: number, frequency: number) =>
  Float32Array.from({ length }, (_, index) => Math.sin((2 * Math.PI * frequency * index) / rate))
/** The largest difference away from the ends, where the filter has the sound on one side only. */
const largestDifference = (a: Float32Array, b: Float32Array) =>
  a
    .subarray(200, -200)
    .reduce((most, value, index) => Math.max(most, Math.abs(value - (b[index + 200] ?? 0))), 0)

describe('resample', () => {
  it.each([
    [16_000, 48_000],
    [22_050, 48_000],
    [24_000, 48_000],
    [44_100, 48_000],
    [96_000, 48_000],
  ])('from %i to %i Hz keeps what both can carry, in its place', (from, to) => {
    for (const share of [0.01, 0.2, 0.42]) {
      const frequency = share * Math.min(from, to)
      const resampled = resample(sine(from, from, frequency), from, to)
      expect(resampled).toHaveLength(to)
      expect(largestDifference(resampled, sine(to, to, frequency))).toBeLessThan(0.002)
    }
  })

  it('does not fold what the lower rate cannot carry', () => {
    const resampled = resample(sine(96_000, 96_000, 30_000), 96_000, 48_000)
    expect(largestDifference(resampled, new Float32Array(48_000))).toBeLessThan(0.001)
  })

  it('has the length of the sound, to the sample', () => {
    expect(resample(new Float32Array(11_025), 22_050, 48_000)).toHaveLength(24_000)
    expect(resample(new Float32Array(1), 22_050, 48_000)).toHaveLength(2)
    expect(resample(new Float32Array(0), 22_050, 48_000)).toHaveLength(0)
  })
})
