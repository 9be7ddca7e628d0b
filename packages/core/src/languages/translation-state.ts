export const translationStates = ['machine', 'edited', 'reviewed'] as const
export type TranslationState = (typeof translationStates)[number]

/** A slide's source text, and its translation into one language; null when it has none. */
export type TranslatableSlide = {
  slideId: string
  source: string
  sourceHash: string
  translation: Translation | null
}

type Translation = {
  state: TranslationState
  script: string
  sourceHash: string
  /** The source text that it was made from; null where it is not known. */
  source: string | null
}

type Compared = { sourceHash: string; translation: Pick<Translation, 'sourceHash'> | null }

/** The source text has changed since the translation was made. */
export const isStale = ({ sourceHash, translation }: Compared): boolean =>
  translation !== null && translation.sourceHash !== sourceHash

/** Groups of slides by what is left to do, the most urgent first. */
export const translationGroups = ['untranslated', 'stale', 'toReview', 'reviewed'] as const
export type TranslationGroup = (typeof translationGroups)[number]

/** Null for a slide that says nothing and has no translation. */
export const groupOfTranslation = (
  source: string,
  state: TranslationState | null,
  isStaleNow: boolean,
): TranslationGroup | null => {
  if (state === null) return source.trim() === '' ? null : 'untranslated'
  if (isStaleNow) return 'stale'
  return state === 'reviewed' ? 'reviewed' : 'toReview'
}
