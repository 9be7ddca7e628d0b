import { expect, it } from 'vitest'
import { attenuatePauses } from './attenuate-pauses.ts'

const second = 48_000
/** Deterministic noise of one amplitude. */
const noise = (samples: number, amplitude: number) => {
  let state = 1
  return Float32Array.from({ length: samples }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return amplitude * (state / 2 ** 31 - 1)
  })
}
const room = (seconds: number) => noise(seconds * second, 0.003)
const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]))
const level = (samples: Float32Array, from: number, to: number) => {
  const part = samples.subarray(from * second, to * second)
  return 10 * Math.log10(part.reduce((sum, sample) => sum + sample ** 2, 0) / part.length)
}

it('R21 the room is 14 dB quieter where nobody speaks, and words are as they were', () => {
  const said = joined(room(1), noise(second, 0.2), room(1))
  const quiet = attenuatePauses(said)
  expect(level(said, 0, 0.8) - level(quiet, 0, 0.8)).toBeCloseTo(14, 0)
  expect(level(said, 2.3, 3) - level(quiet, 2.3, 3)).toBeCloseTo(14, 0)
  expect(quiet.subarray(second - 1000, 2 * second + 4000)).toEqual(
    said.subarray(second - 1000, 2 * second + 4000),
  )
})

it('R21 a voice that hardly stands out from its room is left alone, and silence stays silent', () => {
  const faint = joined(room(1), noise(second, 0.009), room(1))
  expect(attenuatePauses(faint)).toBe(faint)
  const nothing = new Float32Array(second)
  expect(attenuatePauses(nothing)).toBe(nothing)
  expect(attenuatePauses(new Float32Array(0))).toHaveLength(0)
})
