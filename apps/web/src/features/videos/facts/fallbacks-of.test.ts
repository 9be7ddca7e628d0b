import { describe, expect, it } from 'vitest'
import { fallbacksOf, writeRanges } from './fallbacks-of.ts'

const fallback = (slide: number, wanted: string, spoken: string, language = 'en') => ({
  slide,
  language,
  wanted,
  spoken,
})

describe('slides that another voice spoke', () => {
  it('H3 are grouped when the same voice stood in for the same one', () => {
    const fallbacks = [
      fallback(4, 'adam', 'bella'),
      fallback(2, 'adam', 'bella'),
      fallback(3, 'nova', 'espeak-en'),
    ]
    expect(fallbacksOf({ fallbacks })).toEqual([
      { wanted: 'adam', spoken: 'bella', slides: [3, 5] },
      { wanted: 'nova', spoken: 'espeak-en', slides: [4] },
    ])
    expect(fallbacksOf({ fallbacks: [] })).toEqual([])
  })
  it('H3 are written by the ends of their runs', () => {
    expect(writeRanges([1])).toEqual(['1'])
    expect(writeRanges([1, 2, 4, 5, 6, 9])).toEqual(['1', '2', '4–6', '9'])
  })
})
