import { expect, it } from 'vitest'
import { createDucking, edgeGain, joinedSpans } from './ducking.ts'
import { loopedMusic } from './looped-music.ts'
import { makeUpDecibels } from './mix-music.ts'

const second = 48_000

it('R23 goes 300 ms before the first word, and comes back within 800 ms after the last', () => {
  const at = createDucking([{ start: 2 * second, end: 3 * second }])
  expect([1.7, 1.85, 2, 2.9, 3, 3.4, 3.8].map((time) => at(Math.round(time * second)))).toEqual([
    0,
    expect.closeTo(0.5, 3),
    1,
    1,
    1,
    expect.closeTo(0.5, 3),
    0,
  ])
})

it('R23 does not rise between sentences that follow each other', () =>
  expect(
    joinedSpans([
      { start: 5 * second, end: 6 * second },
      { start: 0, end: second },
      { start: 1.5 * second, end: 2 * second },
    ]),
  ).toEqual([
    { start: 0, end: 2 * second },
    { start: 5 * second, end: 6 * second },
  ]))

it('R24 comes at the start and is gone at the end', () => {
  expect([0, 0.25, 0.5, 8, 9, 10].map((time) => edgeGain(time * second, 10 * second))).toEqual([
    0, 0.5, 1, 1, 0.5, 0,
  ])
})

it('R24 is looped, and goes over into its beginning', () => {
  const pcm = Buffer.alloc(4 * 10 * second)
  for (let sample = 0; sample < 10 * second; sample++) pcm.writeInt16LE(1000 + (sample % 7), 4 * sample)
  const at = loopedMusic(pcm)
  expect(at(0, 0)).toBeCloseTo(1000 / 32_768, 5)
  let most = 0
  for (let sample = 8 * second; sample < 12 * second; sample++)
    most = Math.max(most, Math.abs(at(sample, 0) - at(sample - 1, 0)))
  expect(most).toBeLessThan(20 / 32_768)
  expect(at(20 * second, 1)).toBe(0)
})

it('R23 makes up for what pauses with music take from the video’s loudness, and never more than words may be off', () => {
  const half = [{ start: 0, end: 5 * second }]
  expect(makeUpDecibels(half, 10 * second, -30)).toBeCloseTo(0.6, 2)
  expect(makeUpDecibels(half, 10 * second, -19)).toBe(0.8)
  expect(makeUpDecibels([{ start: 0, end: 9 * second }], 10 * second, -16)).toBeCloseTo(0.16, 2)
  expect(makeUpDecibels([], 10 * second, -16)).toBe(0)
})
