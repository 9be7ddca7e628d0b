import { describe, expect, it } from 'vitest'
import { projectLanguageOf } from '../../../testing/project-language-of.ts'
import { translatedSlideOf } from '../../../testing/translated-slide-of.ts'
import { openDocument } from '../document/field-document.ts'
import { textsOfLanguage } from './language-document.ts'
import { countSlides, countToTranslate, type Filter, nextToReview, passes } from './slide-states.ts'

const slides = [
  translatedSlideOf(1, { state: 'reviewed' }),
  translatedSlideOf(2, {}),
  translatedSlideOf(3, { state: 'machine', stale: true }),
  translatedSlideOf(4, { state: 'edited', stale: true }),
  translatedSlideOf(5, { state: 'machine' }),
  translatedSlideOf(6, { source: ' ' }),
]
const doc = openDocument(textsOfLanguage(projectLanguageOf(slides)))

describe('how slides stand', () => {
  it('O3 each is in one group; one that says nothing in English waits for nothing', () => {
    expect(countSlides(slides, doc)).toMatchObject({
      all: 6,
      untranslated: 1,
      stale: 2,
      toReview: 1,
      reviewed: 1,
    })
  })
  it('O5 what people wrote is counted apart, because it is asked about', () => {
    expect(countToTranslate(slides, doc)).toEqual({ machine: 2, people: 1 })
  })
  it('O12 what people wrote is not asked about where their words stay', () => {
    const renewable = slides.map((slide) => ({ ...slide, renewable: slide.state === 'edited' }))
    expect(countToTranslate(renewable, doc)).toEqual({ machine: 3, people: 0 })
  })
  it('O13 what looks wrong is counted and filtered by its kind', () => {
    const marked = [
      translatedSlideOf(1, { state: 'machine', misses: ['harbour'] }),
      translatedSlideOf(2, {
        state: 'machine',
        marks: { numbers: ['1997'], leftWords: [], symbols: ['#cada'] },
      }),
      translatedSlideOf(3, { state: 'machine' }),
    ]
    expect(countSlides(marked, doc)).toMatchObject({ terms: 1, numbers: 1, leftWords: 0, symbols: 1 })
    const shownBy = (filter: Filter) =>
      marked.filter((slide) => passes(slide, doc, filter)).map(({ slideNumber }) => slideNumber)
    expect(shownBy('numbers')).toEqual([2])
    expect(shownBy('terms')).toEqual([1])
    expect(shownBy('all')).toEqual([1, 2, 3])
  })
  it('O9 the next to look at is ahead, then from the start; none when all are reviewed', () => {
    expect(nextToReview(slides, doc, '1')).toBe('2')
    expect(nextToReview(slides, doc, '5')).toBe('2')
    const [reviewed] = slides
    expect(nextToReview(reviewed ? [reviewed] : [], doc, '1')).toBeNull()
  })
})
