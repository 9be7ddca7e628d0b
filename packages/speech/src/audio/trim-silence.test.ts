import { describe, expect, it } from 'vitest'
import { trimSilence } from './trim-silence.ts'

const sampleRate = 10_000
const silence = (seconds: number) => Array.from({ length: seconds * sampleRate }, () => 0)
const sound = (seconds: number) =>
  Array.from({ length: seconds * sampleRate }, (_, index) => 0.5 * Math.sin(index / 3))

describe('trimming silence', () => {
  it('keeps 20 ms around the speech and every pause inside it', () => {
    const samples = Float32Array.from([
      ...silence(0.4),
      ...sound(0.5),
      ...silence(0.3),
      ...sound(0.5),
      ...silence(1),
    ])
    expect(trimSilence(samples, sampleRate).length / sampleRate).toBeCloseTo(1.34, 2)
  })

  it('begins and ends at nothing, so that no click is heard', () => {
    const trimmed = trimSilence(Float32Array.from(sound(1)), sampleRate)
    expect(trimmed[0]).toBe(0)
    expect(Math.abs(trimmed.at(-1) ?? 1)).toBe(0)
  })

  it('leaves nothing of silence', () => {
    expect(trimSilence(Float32Array.from(silence(1)), sampleRate)).toHaveLength(0)
    expect(trimSilence(new Float32Array(0), sampleRate)).toHaveLength(0)
  })
})
