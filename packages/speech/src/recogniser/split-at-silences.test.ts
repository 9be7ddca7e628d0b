import { describe, expect, it } from 'vitest'
import { type Piece, splitAtSilences } from './split-at-silences.ts'

const sampleRate = 16_000
const longPieces = { longestSeconds: 9, pauseSeconds: Number.POSITIVE_INFINITY, shortestSeconds: 0 }
const shortPieces = { longestSeconds: 9, pauseSeconds: 0.25, shortestSeconds: 1 }

/** Seconds of sound (positive) and of room noise (negative). */
const audio = (seconds: number[], room = 0): Float32Array =>
  Float32Array.from(
    seconds.flatMap((length) =>
      Array.from(
        { length: Math.round(Math.abs(length) * sampleRate) },
        (_, index) => (length > 0 ? 0.3 : room) * Math.sin(index / 5),
      ),
    ),
  )

const split = (samples: Float32Array, limits = longPieces) => splitAtSilences(samples, sampleRate, limits)
const secondsOf = (pieces: Piece[]) => pieces.map(({ samples }) => samples.length / sampleRate)
const timesOf = (pieces: Piece[]) => pieces.map(({ start, end }) => [start / sampleRate, end / sampleRate])

describe('splitting at silences', () => {
  it('hears nothing in silence', () => {
    expect(split(audio([-5]))).toEqual([])
    expect(split(new Float32Array(0))).toEqual([])
  })

  it('keeps speech that is short enough in one piece and shortens the silence in it', () => {
    const pieces = split(audio([-3, 2, -4, 2, -3]))
    expect(secondsOf(pieces)[0]).toBeGreaterThan(4)
    expect(secondsOf(pieces)[0]).toBeLessThan(4.7)
    expect(timesOf(pieces)).toEqual([[3, 11]])
  })

  it('cuts in the longest pause', () => {
    const pieces = split(audio([2, -0.2, 4, -0.6, 5]))
    expect(secondsOf(pieces)[0]).toBeCloseTo(6.3, 0)
    expect(secondsOf(pieces)[1]).toBeCloseTo(5.1, 0)
  })

  it('never makes a piece longer than asked, even without a pause', () => {
    for (const seconds of secondsOf(split(audio([31.4])))) expect(seconds).toBeLessThanOrEqual(9)
  })

  it('cuts in every pause that is long enough, and says where speech begins and ends', () =>
    expect(timesOf(split(audio([-0.5, 2, -0.2, 1, -0.3, 1.5, -1, 2]), shortPieces))).toEqual([
      [0.5, 3.7],
      [4, 5.5],
      [6.5, 8.5],
    ]))

  it('leaves a short word with what is nearest', () =>
    expect(timesOf(split(audio([2, -0.4, 0.5, -0.3, 2]), shortPieces))).toEqual([
      [0, 2],
      [2.4, 5.2],
    ]))

  it('hears pauses in a room that is not quiet', () =>
    expect(timesOf(split(audio([-0.5, 2, -0.6, 2, -0.5], 0.01), shortPieces))).toEqual([
      [0.5, 2.5],
      [3.1, 5.1],
    ]))
})
