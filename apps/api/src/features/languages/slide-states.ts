import type { TranslatableSlide } from '@voxdeck/core/languages/translation-state'
import type { StoredTranslation } from '@voxdeck/db/languages/translations'
import type { SourceScripts } from '@voxdeck/db/slides/find-source-scripts'
import { slideSources } from '@voxdeck/storage/slide-sources'

export type SlideState = TranslatableSlide & { translation: StoredTranslation | null }

/** The source text of each slide, and its translation into one language. */
export const slideStates = (
  scripts: SourceScripts,
  translations: ReadonlyMap<string, StoredTranslation>,
): SlideState[] =>
  slideSources(scripts).map((slide) => ({
    ...slide,
    translation: translations.get(slide.slideId) ?? null,
  }))
