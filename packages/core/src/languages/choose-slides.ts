import { type Kept, keptSentences } from './kept-sentences.ts'
import { isStale, type TranslatableSlide } from './translation-state.ts'

type Languages = { from: string; to: string }

/**
 * What stays of a stale translation that people wrote while its changed sentences are translated; null when it can only be
 * replaced as a whole.
 */
export const keptWhenRenewed = (slide: TranslatableSlide, { from, to }: Languages): Kept | null => {
  const { source: now, translation } = slide
  if (!translation || translation.state === 'machine' || !isStale(slide) || translation.source === null)
    return null
  const { source: before, script } = translation
  return keptSentences({ before, now, translation: script, from, to })
}

export type TranslationRequest = {
  /** Translate these whatever their state; undefined means all that are missing or stale. */
  slideIds?: readonly string[] | undefined
  /** Also replace translations that people edited or reviewed, whole. */
  overwrite?: boolean | undefined
}

/** The slides to translate, and how many are left because people edited or reviewed their translation. */
export const chooseSlides = (
  slides: readonly TranslatableSlide[],
  languages: Languages,
  { slideIds, overwrite = false }: TranslationRequest,
): { chosen: string[]; left: number } => {
  const named = slideIds && new Set(slideIds)
  const meant = slides.filter((slide) => {
    if (slide.translation === null) return slide.source.trim() !== '' && (named?.has(slide.slideId) ?? true)
    return named ? named.has(slide.slideId) : isStale(slide)
  })
  const chosen = meant.filter(
    (slide) =>
      overwrite ||
      slide.translation === null ||
      slide.translation.state === 'machine' ||
      keptWhenRenewed(slide, languages) !== null,
  )
  return { chosen: chosen.map(({ slideId }) => slideId), left: meant.length - chosen.length }
}
