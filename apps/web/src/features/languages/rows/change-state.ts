import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import { type FieldDocument, layOver } from '@/project/document/field-document.ts'
import { stateKey } from '@/project/document/field-key.ts'
import { type FieldStore, writeStep } from '@/project/document/field-store.ts'
import { isOfPeople, isStaleNow, reviewedBeside } from '@/project/languages/language-document.ts'
import { groupOf } from '@/project/languages/slide-states.ts'

/** True when translating again replaces words that a person wrote or reviewed: that needs a confirmation. */
export const replacesWords = (slide: TranslatedSlide, stateText: string): boolean =>
  isOfPeople(stateText) && !(slide.renewable && isStaleNow(slide, stateText))

/** Those with a translation that nobody has reviewed beside the source of now. */
export const reviewableOf = (doc: FieldDocument, slides: readonly TranslatedSlide[]): TranslatedSlide[] =>
  slides.filter((slide) => {
    const group = groupOf(slide, doc)
    return group === 'stale' || group === 'toReview'
  })

/** One step of undo. */
export const markAllReviewed = (store: FieldStore, slides: readonly TranslatedSlide[]): void =>
  writeStep(
    store,
    slides.map((slide) => [stateKey(slide.slideId), reviewedBeside(slide)]),
  )

/** Not an undo step: pressing the button again reverts it. */
export const markReviewed = (store: FieldStore, slide: TranslatedSlide, isReviewed: boolean): void =>
  store.change((doc) =>
    layOver(doc, [[stateKey(slide.slideId), isReviewed ? reviewedBeside(slide) : 'edited']]),
  )
