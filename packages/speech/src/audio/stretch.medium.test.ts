import { describe, expect, it } from 'vitest'
import { runProgram } from '../../testing/run-program.ts'
import { createStretch } from './stretch.ts'

const stretch = createStretch(runProgram)

const sampleRate = 24_000
const tone = (hertz: number, seconds: number) =>
  Float32Array.from(
    { length: seconds * sampleRate },
    (_, at) => 0.5 * Math.sin((2 * Math.PI * hertz * at) / sampleRate),
  )
const crossings = (samples: Float32Array) =>
  samples.reduce(
    (count, sample, at) => count + (at > 0 && (samples[at - 1] ?? 0) < 0 && sample >= 0 ? 1 : 0),
    0,
  )

describe('stretching speech', () => {
  it.each([0.6, 0.83, 1.3, 1.9, 2.4])(
    'makes it %f times as long at the same pitch, and as loud',
    async (times) => {
      const { samples } = await stretch({ samples: tone(220, 2), sampleRate }, times)
      expect(samples.length / sampleRate).toBeCloseTo(2 * times, 2)
      expect(crossings(samples) / (samples.length / sampleRate)).toBeGreaterThan(214)
      expect(crossings(samples) / (samples.length / sampleRate)).toBeLessThan(226)
      const peak = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)
      expect(peak).toBeGreaterThan(0.4)
      expect(peak).toBeLessThan(0.65)
    },
  )

  it('leaves alone what is long enough', async () => {
    const samples = tone(220, 1)
    expect((await stretch({ samples, sampleRate }, 1)).samples).toBe(samples)
  })

  it('gives a click of 20 ms the length that was asked for', async () => {
    const { samples } = await stretch({ samples: tone(220, 0.02), sampleRate }, 2)
    expect(samples).toHaveLength(0.04 * sampleRate)
  })
})
