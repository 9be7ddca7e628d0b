import { describe, expect, it } from 'vitest'
import { applyGain } from './apply-gain.ts'
import { truePeaks } from './true-peaks.ts'

const rate = 48_000
const sine = (seconds: number, amplitude: number, frequency: number, phase = 0) =>
  Float32Array.from(
    { length: seconds * rate },
    (_, index) => amplitude * Math.sin((2 * Math.PI * frequency * index) / rate + phase),
  )
const highest = (values: Float32Array) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
const limit = 0.8

describe('truePeaks', () => {
  it('finds a peak between two samples', () => {
    // A quarter of the sample rate, a quarter of a turn late: every sample is at 0.707 of the wave's height.
    const between = sine(0.1, 1, rate / 4, Math.PI / 4)
    expect(highest(between)).toBeCloseTo(Math.SQRT1_2, 3)
    expect(highest(truePeaks(between).subarray(20, -20))).toBeCloseTo(1, 1)
  })

  it.each([100, 1000, 4000, 10_000])('is within 0.3 dB of the height of a tone of %i Hz', (frequency) => {
    const peak = highest(truePeaks(sine(0.1, 0.5, frequency)).subarray(20, -20))
    expect(Math.abs(20 * Math.log10(peak / 0.5))).toBeLessThan(0.3)
  })
})

describe('applyGain', () => {
  const gained = (samples: Float32Array, gain: number) =>
    applyGain(samples, truePeaks(samples), { gain, limit })

  it('is a plain factor while no peak comes above the limit', () => {
    expect(gained(Float32Array.of(0.1, -0.2, 0.3), 2)).toEqual(Float32Array.of(0.2, -0.4, 0.6))
  })

  it('keeps every peak at the limit, between samples too', () => {
    for (const frequency of [90, 997, 3000, rate / 4]) {
      const loud = gained(sine(0.5, 0.4, frequency, Math.PI / 4), 8)
      expect(highest(loud)).toBeLessThanOrEqual(limit + 1e-6)
      expect(highest(truePeaks(loud))).toBeLessThanOrEqual(limit * 1.02)
    }
  })

  it('turns down 5 ms before a peak and is back 55 ms after it, without a jump', () => {
    const samples = sine(1, 0.1, 500)
    samples[24_000] = 1
    const steady = Float32Array.from(samples, () => 0.1)
    const left = applyGain(steady, truePeaks(samples), { gain: 2, limit })
    const factor = (at: number) => (left[at] ?? 0) / 0.2
    expect(factor(23_700)).toBeCloseTo(1, 5)
    expect(factor(24_000)).toBeLessThanOrEqual(limit / 2 + 1e-6)
    expect(factor(24_000 + 2640 + 240)).toBeCloseTo(1, 3)
    let steepest = 0
    for (let at = 1; at < left.length; at++)
      steepest = Math.max(steepest, Math.abs(factor(at) - factor(at - 1)))
    expect(steepest).toBeLessThan(0.005)
  })

  it('limits a peak at the very beginning and at the end', () => {
    const samples = new Float32Array(4800)
    samples[0] = 1
    samples[4799] = -1
    expect(highest(gained(samples, 2))).toBeLessThanOrEqual(limit + 1e-6)
  })

  it('of nothing is nothing', () => {
    expect(gained(new Float32Array(0), 2)).toHaveLength(0)
    expect(highest(gained(new Float32Array(100), 2))).toBe(0)
  })
})
