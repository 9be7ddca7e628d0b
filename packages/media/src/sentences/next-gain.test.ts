import { expect, it } from 'vitest'
import { type Attempt, nextGain } from './next-gain.ts'

/** A limiter that removes half of every decibel of gain above 4. */
const limited = (gain: number) => -22 + (gain <= 4 ? gain : 4 + (gain - 4) / 2)

it('stops where the loudness is right', () => {
  expect(nextGain([{ gain: 6, lufs: -14.2 }], -14)).toBeNull()
})

it('gives back what the limiter takes, in a few attempts', () => {
  const attempts: Attempt[] = []
  for (let gain: number | null = 8; gain !== null; gain = nextGain(attempts, -14))
    attempts.push({ gain, lufs: limited(gain) })
  expect(attempts.length).toBeLessThanOrEqual(3)
  expect(Math.abs((attempts.at(-1)?.lufs ?? 0) + 14)).toBeLessThanOrEqual(0.4)
})

it('does not force a sentence that cannot be that loud', () => {
  const attempts: Attempt[] = []
  for (let gain: number | null = 8; gain !== null; gain = nextGain(attempts, -14))
    attempts.push({ gain, lufs: -18 })
  expect(attempts.length).toBeLessThanOrEqual(4)
  expect(Math.max(...attempts.map(({ gain }) => gain))).toBeLessThanOrEqual(16)
})
