export const translationStates = ['machine', 'edited', 'reviewed'] as const
export type TranslationState = (typeof translationStates)[number]

/** What a slide says in English, and what was made of it in another language. */
export type TranslatableSlide = {
  slideId: string
  source: string
  sourceHash: string
  translation: { state: TranslationState; sourceHash: string } | null
}

/** Its English is not any more what it was translated from. */
export const isStale = ({ sourceHash, translation }: TranslatableSlide): boolean =>
  translation !== null && translation.sourceHash !== sourceHash

export type TranslationRequest = {
  /** These, however they stand; without them all that are missing or stale. */
  slideIds?: readonly string[] | undefined
  /** What people wrote or reviewed is replaced too. */
  overwrite?: boolean | undefined
}

/** Which slides are translated, and how many are left as people wrote them. */
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
