import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import type { FieldDocument } from '../document/field-document.ts'
import { shown } from '../document/field-document.ts'
import { stateKey } from '../document/field-key.ts'
import { isStaleNow, stateOf } from './language-document.ts'

/** Groups of slides by what is left to do, the most urgent first. */
export const groups = ['untranslated', 'stale', 'toReview', 'reviewed'] as const
export type Group = (typeof groups)[number]
export type Filter = 'all' | Group

/** Null for a slide without an English script. */
export const groupOf = (slide: TranslatedSlide, doc: FieldDocument): Group | null => {
  const state = shown(doc, stateKey(slide.slideId))
  switch (stateOf(state)) {
    case null:
      return slide.source.trim() === '' ? null : 'untranslated'
    case 'reviewed':
      return isStaleNow(slide, state) ? 'stale' : 'reviewed'
    default:
      return isStaleNow(slide, state) ? 'stale' : 'toReview'
  }
}

export type Counts = Record<Filter, number>

export const countGroups = (slides: readonly TranslatedSlide[], doc: FieldDocument): Counts => {
  const counts: Counts = { all: slides.length, untranslated: 0, stale: 0, toReview: 0, reviewed: 0 }
  for (const slide of slides) {
    const group = groupOf(slide, doc)
    if (group) counts[group] += 1
  }
  return counts
}

export type ToTranslate = {
  /** Missing, and stale machine translations. */
  machine: number
  /** Stale translations edited or reviewed by a person: replacing them needs a confirmation. */
  people: number
}

export const countToTranslate = (slides: readonly TranslatedSlide[], doc: FieldDocument): ToTranslate => {
  const count = { machine: 0, people: 0 }
  for (const slide of slides) {
    const group = groupOf(slide, doc)
    if (group !== 'untranslated' && group !== 'stale') continue
    const state = stateOf(shown(doc, stateKey(slide.slideId)))
    count[state === null || state === 'machine' ? 'machine' : 'people'] += 1
  }
  return count
}

/** The next slide to review, wrapping around; null when all are done. */
export const nextToReview = (
  slides: readonly TranslatedSlide[],
  doc: FieldDocument,
  fromId: string,
): string | null => {
  const at = slides.findIndex(({ slideId }) => slideId === fromId)
  const ahead = [...slides.slice(at + 1), ...slides.slice(0, Math.max(0, at))]
  const found = ahead.find((slide) => {
    const group = groupOf(slide, doc)
    return group !== null && group !== 'reviewed'
  })
  return found?.slideId ?? null
}
