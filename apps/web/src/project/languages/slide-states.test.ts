import { describe, expect, it } from 'vitest'
import { translatedSlideOf } from '../../../testing/translated-slide-of.ts'
import { openDocument } from '../document/field-document.ts'
import { textsOfLanguage } from './language-document.ts'
import { countGroups, countToTranslate, nextToReview } from './slide-states.ts'

const slides = [
  translatedSlideOf(1, { state: 'reviewed' }),
  translatedSlideOf(2, {}),
  translatedSlideOf(3, { state: 'machine', stale: true }),
  translatedSlideOf(4, { state: 'edited', stale: true }),
  translatedSlideOf(5, { state: 'machine' }),
  translatedSlideOf(6, { source: ' ' }),
]
const doc = openDocument(textsOfLanguage({ languageCode: 'es', voice: null, slides, job: null }))

describe('how slides stand', () => {
  it('O3 each is in one group; one that says nothing in English waits for nothing', () => {
    expect(countGroups(slides, doc)).toEqual({ all: 6, untranslated: 1, stale: 2, toReview: 1, reviewed: 1 })
  })
  it('O5 what people wrote is counted apart, because it is asked about', () => {
    expect(countToTranslate(slides, doc)).toEqual({ machine: 2, people: 1 })
  })
  it('O9 the next to look at is ahead, then from the start; none when all are reviewed', () => {
    expect(nextToReview(slides, doc, '1')).toBe('2')
    expect(nextToReview(slides, doc, '5')).toBe('2')
    const [reviewed] = slides
    expect(nextToReview(reviewed ? [reviewed] : [], doc, '1')).toBeNull()
  })
})
