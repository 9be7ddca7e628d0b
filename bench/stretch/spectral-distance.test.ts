import { describe, expect, it } from 'vitest'
import { melSpectra, spectralDistance } from './spectral-distance.ts'

const rate = 16_000
/** A tone that rises and falls, so that no two moments are alike. */
const sweep = (seconds: number, pace = 1, delay = 0) => {
  let phase = 0
  return Float32Array.from({ length: (seconds * rate) / pace }, (_, index) => {
    const time = (index / rate - delay) * pace
    phase += (2 * Math.PI * (600 + 400 * Math.sin(2 * Math.PI * time))) / rate
    return time < 0 ? 0 : 0.5 * Math.sin(phase)
  })
}

const apart = (stretched: Float32Array, pace: number) =>
  spectralDistance(melSpectra(original), melSpectra(stretched), pace)
const original = sweep(2)

describe('how unlike stretched speech is', () => {
  it('not at all, when it is the same', () =>
    expect(apart(original, 1)).toEqual({ shift: 0, distance: 0, nearest: 0 }))

  it('little, when it is the same at another pace', () =>
    expect(apart(sweep(2, 1.2), 1.2).distance).toBeLessThan(2))

  it('much, when pitch was moved with the pace', () => {
    const faster = Float32Array.from(
      { length: (2 * rate) / 1.2 },
      (_, at) => original[Math.round(at * 1.2)] ?? 0,
    )
    expect(apart(faster, 1.2).distance).toBeGreaterThan(4)
  })

  it('says how late it is, and does not count that', () => {
    const { shift, distance } = apart(sweep(2, 1, 0.02), 1)
    expect(shift).toBe(20)
    expect(distance).toBeLessThan(0.5)
  })

  it('much with noise in it', () => {
    let seed = 1
    const noisy = original.map((sample) => {
      seed = (seed * 16_807) % 2_147_483_647
      return sample + 0.2 * (seed / 2_147_483_647 - 0.5)
    })
    expect(apart(noisy, 1).distance).toBeGreaterThan(4)
  })
})
