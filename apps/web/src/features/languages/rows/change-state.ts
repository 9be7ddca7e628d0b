import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import type { FieldDocument } from '@/project/document/field-document.ts'
import { stateKey } from '@/project/document/field-key.ts'
import { type FieldStore, writeStep } from '@/project/document/field-store.ts'
import { isOfPeople, isStaleNow, reviewedBeside } from '@/project/languages/language-document.ts'
import { type Filter, groupOf } from '@/project/languages/slide-states.ts'

/** True when translating again replaces words that a person wrote or reviewed: that needs a confirmation. */
export const replacesWords = (slide: TranslatedSlide, stateText: string): boolean =>
  isOfPeople(stateText) && !(slide.renewable && isStaleNow(slide, stateText))

/**
 * Those with a translation that nobody has reviewed. Stale ones only where they alone are shown: in another list they are
 * easily taken for those that are wrong in that list's way.
 */
export const reviewableOf = (
  doc: FieldDocument,
  slides: readonly TranslatedSlide[],
  filter: Filter,
): TranslatedSlide[] =>
  slides.filter((slide) => groupOf(slide, doc) === (filter === 'stale' ? 'stale' : 'toReview'))

/** One step of undo, as each review is. */
export const markAllReviewed = (store: FieldStore, slides: readonly TranslatedSlide[]): void =>
  writeStep(
    store,
    slides.map((slide) => [stateKey(slide.slideId), reviewedBeside(slide)]),
  )

export const markReviewed = (store: FieldStore, slide: TranslatedSlide, isReviewed: boolean): void =>
  writeStep(store, [[stateKey(slide.slideId), isReviewed ? reviewedBeside(slide) : 'edited']])
