import type { ProjectLanguageJson, TranslatedSlideJson } from './language.ts'

/** A slide in a language, beside its script in the source language. */
export type TranslatedSlide = Omit<TranslatedSlideJson, 'imageId'> & { slideId: string }

export type ProjectLanguage = Omit<ProjectLanguageJson, 'slides'> & { slides: TranslatedSlide[] }

export const readTranslatedSlide = ({ imageId, ...slide }: TranslatedSlideJson): TranslatedSlide => ({
  slideId: imageId,
  ...slide,
})

export const readLanguage = (json: ProjectLanguageJson): ProjectLanguage => ({
  ...json,
  slides: json.slides.map(readTranslatedSlide),
})
