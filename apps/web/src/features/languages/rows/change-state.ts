import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import { stateKey } from '@/project/document/field-key.ts'
import { layOver } from '@/project/document/script-document.ts'
import type { ScriptStore } from '@/project/document/script-store.ts'
import { reviewedBeside, stateOf } from '@/project/languages/language-document.ts'

/** Somebody's work, which is not replaced unasked. */
export const isOfPeople = (stateText: string): boolean => {
  const state = stateOf(stateText)
  return state === 'edited' || state === 'reviewed'
}

/** No step to undo: who reviewed by mistake presses once more. */
export const markReviewed = (store: ScriptStore, slide: TranslatedSlide, isReviewed: boolean): void =>
  store.change((doc) =>
    layOver(doc, [[stateKey(slide.slideId), isReviewed ? reviewedBeside(slide) : 'edited']]),
  )
