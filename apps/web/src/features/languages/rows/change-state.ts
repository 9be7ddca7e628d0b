import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import { layOver } from '@/project/document/field-document.ts'
import { stateKey } from '@/project/document/field-key.ts'
import type { FieldStore } from '@/project/document/field-store.ts'
import { reviewedBeside, stateOf } from '@/project/languages/language-document.ts'

/** True for text that a person wrote or reviewed: replacing it needs a confirmation. */
export const isOfPeople = (stateText: string): boolean => {
  const state = stateOf(stateText)
  return state === 'edited' || state === 'reviewed'
}

/** Not an undo step: pressing the button again reverts it. */
export const markReviewed = (store: FieldStore, slide: TranslatedSlide, isReviewed: boolean): void =>
  store.change((doc) =>
    layOver(doc, [[stateKey(slide.slideId), isReviewed ? reviewedBeside(slide) : 'edited']]),
  )
