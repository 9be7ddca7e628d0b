import type { Narrator } from '@voxdeck/core/slides/slide'
import { type Recording, readRecording } from '../slides/read-slide.ts'
import type { ProjectLanguageJson, TranslatedSlideJson } from './language.ts'

/** A slide in a language, beside its script in the source language. */
export type TranslatedSlide = Omit<TranslatedSlideJson, 'imageId' | 'recording' | 'keptRecording'> & {
  slideId: string
  recording: Recording | null
  /** Who is heard; without a recording it is the voice. */
  narrator: Narrator
}

export type ProjectLanguage = Omit<ProjectLanguageJson, 'slides'> & { slides: TranslatedSlide[] }

export const readTranslatedSlide = ({
  imageId,
  recording,
  keptRecording,
  ...slide
}: TranslatedSlideJson): TranslatedSlide => ({
  slideId: imageId,
  ...slide,
  recording: readRecording(recording ?? keptRecording),
  narrator: recording ? 'recording' : 'voice',
})

export const readLanguage = (json: ProjectLanguageJson): ProjectLanguage => ({
  ...json,
  slides: json.slides.map(readTranslatedSlide),
})
