import type { CallInput } from '../client.ts'
import type { saveTranslation } from './save-translation.ts'
import type { translateSlides } from './translate-slides.ts'

export type TranslatedSlideAddress = { projectId: string; language: string; slideId: string }

/** The parameters of saveTranslation's address. */
export const writeTranslationParams = ({
  slideId,
  ...language
}: TranslatedSlideAddress): CallInput<typeof saveTranslation>['params'] => ({ ...language, imageId: slideId })

/** Without ids: all slides that are missing or stale. */
export type TranslationRequest = { slideIds?: string[]; overwrite?: boolean }

/** The body of translateSlides. */
export const writeTranslationRequest = (
  language: string,
  { slideIds, overwrite }: TranslationRequest,
): CallInput<typeof translateSlides>['body'] => ({ languages: [language], imageIds: slideIds, overwrite })
