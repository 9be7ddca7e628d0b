import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chapterLimits, chaptersOf } from './chapters.ts'

const slidesAt = (...starts: number[]) =>
  starts.map((startFrame, index) => ({ startFrame, said: `This is what slide ${index + 1} says.` }))

describe('chapters', () => {
  it('Y2 are the slides, by what they say first', () =>
    expect(chaptersOf(slidesAt(0, 300, 700), 1000, 'en')).toEqual([
      { startFrame: 0, title: 'This is what slide 1 says' },
      { startFrame: 300, title: 'This is what slide 2 says' },
      { startFrame: 700, title: 'This is what slide 3 says' },
    ]))

  it('Y2 what YouTube refuses is never made, whatever the slides are', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 30, max: 900 }), { minLength: 1, maxLength: 40 }), (lengths) => {
        let at = 0
        const starts = lengths.map((length) => {
          at += length
          return at - length
        })
        const chapters = chaptersOf(slidesAt(...starts), at, 'en')
        if (chapters.length === 0) return
        expect(chapters.length).toBeGreaterThanOrEqual(chapterLimits.least)
        expect(chapters[0]?.startFrame).toBe(0)
        chapters.forEach(({ startFrame }, index) => {
          const end = chapters[index + 1]?.startFrame ?? at
          expect(end - startFrame).toBeGreaterThanOrEqual(chapterLimits.shortestFrames)
        })
      }),
    ))

  it('Y2 a long sentence is cut between words; a slide that says nothing has its number', () => {
    const slides = slidesAt(0, 400, 800)
    const [first, second] = slides
    if (first)
      first.said =
        'In the next ten minutes we will look at what went well, what did not, and what we intend to change.'
    if (second) second.said = ''
    expect(chaptersOf(slides, 1200, 'en').map(({ title }) => title)).toEqual([
      'In the next ten minutes we will look at what went well, what…',
      '2',
      'This is what slide 3 says',
    ])
  })

  it('Y2 two are no list', () => expect(chaptersOf(slidesAt(0, 500), 1000, 'en')).toEqual([]))
})
