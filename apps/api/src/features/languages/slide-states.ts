import type { TranslatableSlide, TranslationState } from '@voxdeck/core/languages/choose-slides'
import type { TranslationRow } from '@voxdeck/db/languages/translations'
import type { SlideTexts } from '@voxdeck/db/projects/find-slide-texts'
import { slideSources } from '@voxdeck/storage/slide-sources'

export type SlideState = TranslatableSlide & {
  translation: { script: string; state: TranslationState; sourceHash: string; provider: string | null } | null
}

const translationOf = (row: TranslationRow | undefined): SlideState['translation'] =>
  row ? { script: row.script, state: row.state, sourceHash: row.source_hash, provider: row.provider } : null

/** What each slide says in English, and in a language. */
export const slideStates = (
  { englishScript, slides }: Pick<SlideTexts, 'englishScript' | 'slides'>,
  translations: ReadonlyMap<string, TranslationRow>,
): SlideState[] =>
  slideSources(englishScript, slides).map((slide) => ({
    ...slide,
    translation: translationOf(translations.get(slide.imageId)),
  }))
