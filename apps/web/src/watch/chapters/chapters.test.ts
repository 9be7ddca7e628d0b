import { describe, expect, it } from 'vitest'
import { chapterFrom, chapterIndexAt } from './chapters.ts'

const chapters = [0, 10, 25].map((startTime) => ({ startTime, title: `from ${startTime}`, titles: [] }))

describe('the chapter of a moment', () => {
  it('U5 is the last that began', () => {
    expect([0, 9.9, 10, 24, 25, 99].map((seconds) => chapterIndexAt(chapters, seconds))).toEqual([
      0, 0, 1, 1, 2, 2,
    ])
    expect(chapterIndexAt([], 5)).toBe(-1)
  })
})

describe('a step among chapters', () => {
  it('U5 forward goes to the next, and nowhere from the last', () => {
    expect([0, 9, 12].map((seconds) => chapterFrom(chapters, seconds, 'next'))).toEqual([10, 10, 25])
    expect(chapterFrom(chapters, 30, 'next')).toBeNull()
    expect(chapterFrom([], 0, 'next')).toBeNull()
  })
  it('U5 back goes to the beginning of this one, and just after it to the one before', () => {
    expect([20, 13.1, 12.9, 10, 1].map((seconds) => chapterFrom(chapters, seconds, 'previous'))).toEqual([
      10, 10, 0, 0, 0,
    ])
    expect(chapterFrom([], 5, 'previous')).toBeNull()
  })
})
