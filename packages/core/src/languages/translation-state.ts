export const translationStates = ['machine', 'edited', 'reviewed'] as const
export type TranslationState = (typeof translationStates)[number]

/** A slide's source text, and its translation into one language; null when it has none. */
export type TranslatableSlide = {
  slideId: string
  source: string
  sourceHash: string
  translation: { state: TranslationState; sourceHash: string } | null
}

/** The source text has changed since the translation was made. */
export const isStale = ({ sourceHash, translation }: TranslatableSlide): boolean =>
  translation !== null && translation.sourceHash !== sourceHash

export type TranslationRequest = {
  /** Translate these whatever their state; undefined means all that are missing or stale. */
  slideIds?: readonly string[] | undefined
  /** Also replace translations that people edited or reviewed. */
  overwrite?: boolean | undefined
}

/** The slides to translate, and how many are left because people edited or reviewed their translation. */
export const chooseSlides = (
  slides: readonly TranslatableSlide[],
  { slideIds, overwrite = false }: TranslationRequest,
): { chosen: string[]; left: number } => {
  const named = slideIds && new Set(slideIds)
  const meant = slides.filter((slide) => {
    if (slide.translation === null) return slide.source.trim() !== '' && (named?.has(slide.slideId) ?? true)
    return named ? named.has(slide.slideId) : isStale(slide)
  })
  const chosen = meant.filter(
    ({ translation }) => overwrite || translation === null || translation.state === 'machine',
  )
  return { chosen: chosen.map(({ slideId }) => slideId), left: meant.length - chosen.length }
}
