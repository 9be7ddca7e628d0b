import type { TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import { markKinds } from '@voxdeck/core/languages/translation-marks'
import { groupOfTranslation, type TranslationGroup } from '@voxdeck/core/languages/translation-state'
import type { FieldDocument } from '../document/field-document.ts'
import { shown } from '../document/field-document.ts'
import { stateKey } from '../document/field-key.ts'
import { isOfPeople, isStaleNow, stateOf } from './language-document.ts'

/** What looks wrong in translations. */
export const findings = ['terms', ...markKinds] as const
type Finding = (typeof findings)[number]

export type Filter = 'all' | TranslationGroup | Finding

export const groupOf = (slide: TranslatedSlide, doc: FieldDocument): TranslationGroup | null => {
  const state = shown(doc, stateKey(slide.slideId))
  return groupOfTranslation(slide.source, stateOf(state), isStaleNow(slide, state))
}

const isFound = ({ misses, marks }: TranslatedSlide, finding: Finding): boolean =>
  (finding === 'terms' ? misses : marks[finding]).length > 0

export const passes = (slide: TranslatedSlide, doc: FieldDocument, filter: Filter): boolean => {
  if (filter === 'all') return true
  const finding = findings.find((one) => one === filter)
  return finding ? isFound(slide, finding) : groupOf(slide, doc) === filter
}

export type Counts = Record<Filter, number>

export const countSlides = (slides: readonly TranslatedSlide[], doc: FieldDocument): Counts => {
  const counts: Counts = {
    all: slides.length,
    untranslated: 0,
    stale: 0,
    toReview: 0,
    reviewed: 0,
    terms: 0,
    numbers: 0,
    leftWords: 0,
    symbols: 0,
  }
  for (const slide of slides) {
    const group = groupOf(slide, doc)
    if (group) counts[group] += 1
    for (const finding of findings) if (isFound(slide, finding)) counts[finding] += 1
  }
  return counts
}

export type ToTranslate = {
  /** Missing, and stale ones that no person wrote or of which their words stay. */
  machine: number
  /** Stale translations edited or reviewed by a person: replacing them needs a confirmation. */
  people: number
}

export const countToTranslate = (slides: readonly TranslatedSlide[], doc: FieldDocument): ToTranslate => {
  const count = { machine: 0, people: 0 }
  for (const slide of slides) {
    const group = groupOf(slide, doc)
    if (group !== 'untranslated' && group !== 'stale') continue
    const isReplaced = isOfPeople(shown(doc, stateKey(slide.slideId))) && !slide.renewable
    count[isReplaced ? 'people' : 'machine'] += 1
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
