import { describe, expect, it } from 'vitest'
import { splitAtSilences } from './split-at-silences.ts'

const sampleRate = 16_000

/** Seconds of sound (positive) and silence (negative). */
const audio = (...seconds: number[]): Float32Array =>
  Float32Array.from(
    seconds.flatMap((length) =>
      Array.from({ length: Math.abs(length) * sampleRate }, (_, index) =>
        length > 0 ? 0.3 * Math.sin(index / 5) : 0,
      ),
    ),
  )

const secondsOf = (pieces: Float32Array[]) => pieces.map((piece) => piece.length / sampleRate)

describe('splitting at silences', () => {
  it('hears nothing in silence', () => {
    expect(splitAtSilences(audio(-5), sampleRate, 9)).toEqual([])
    expect(splitAtSilences(new Float32Array(0), sampleRate, 9)).toEqual([])
  })

  it('keeps speech that is short enough in one piece and shortens the silence in it', () => {
    const [seconds] = secondsOf(splitAtSilences(audio(-3, 2, -4, 2, -3), sampleRate, 9))
    expect(seconds).toBeGreaterThan(4)
    expect(seconds).toBeLessThan(4.7)
  })

  it('cuts in the longest pause', () => {
    const [first, second] = secondsOf(splitAtSilences(audio(2, -0.2, 4, -0.6, 5), sampleRate, 9))
    expect(first).toBeCloseTo(6.3, 0)
    expect(second).toBeCloseTo(5.1, 0)
  })

  it('never makes a piece longer than asked, even without a pause', () => {
    for (const seconds of secondsOf(splitAtSilences(audio(31.4), sampleRate, 9))) {
      expect(seconds).toBeLessThanOrEqual(9)
    }
  })
})
