import { describe, expect, it } from 'vitest'
import { integratedLoudness } from './integrated-loudness.ts'

const sine = (seconds: number, amplitude: number, sampleRate: number, frequency = 997) =>
  Float32Array.from(
    { length: seconds * sampleRate },
    (_, index) => amplitude * Math.sin((2 * Math.PI * frequency * index) / sampleRate),
  )
const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]))

describe.each([16_000, 22_050, 24_000, 44_100, 48_000])('at %i Hz', (rate) => {
  it('a full-scale tone of 997 Hz measures −3.01 LUFS (BS.1770-4)', () => {
    expect(integratedLoudness(sine(2, 1, rate), rate)).toBeCloseTo(-3.01, 1)
  })

  it('half the amplitude is 6 LU less', () => {
    expect(integratedLoudness(sine(2, 0.5, rate), rate)).toBeCloseTo(-9.03, 1)
  })
})

it('pauses do not count', () => {
  const speech = sine(2, 0.5, 24_000)
  const withPauses = joined(speech, new Float32Array(48_000), speech)
  expect(integratedLoudness(withPauses, 24_000)).toBeCloseTo(integratedLoudness(speech, 24_000) ?? 0, 0)
})

it('two channels are 3 LU louder than one of them (BS.1770-4)', () => {
  const tone = sine(2, 0.5, 48_000)
  expect(integratedLoudness([tone, tone], 48_000)).toBeCloseTo(-6.02, 1)
  expect(integratedLoudness([tone, new Float32Array(tone.length)], 48_000)).toBeCloseTo(-9.03, 1)
})

it('silence has no loudness', () => {
  expect(integratedLoudness(new Float32Array(48_000), 48_000)).toBeNull()
  expect(integratedLoudness(new Float32Array(0), 48_000)).toBeNull()
})

it('a word shorter than a measuring block is measured all the same', () => {
  expect(integratedLoudness(sine(0.2, 0.5, 24_000), 24_000)).toBeCloseTo(-9, 0)
})
