import { sourceLanguage } from '../languages/languages.ts'
import { type ProjectSnapshot, scriptsOfSlides } from './make-plan.ts'

export type MissingTranslation = { language: string; slide: number }

/** Slides, from 0, that say something in English and nothing yet in a language that is asked for. */
export const missingTranslations = (
  { projectScript, slides, translations = {} }: ProjectSnapshot,
  languages: readonly string[],
): MissingTranslation[] => {
  const scripts = scriptsOfSlides(
    projectScript,
    slides.map(({ script }) => script),
  )
  return languages
    .filter((language) => language !== sourceLanguage)
    .flatMap((language) =>
      scripts.flatMap((script, slide) =>
        script.trim() !== '' && (translations[language]?.slides[slide]?.script ?? null) === null
          ? [{ language, slide }]
          : [],
      ),
    )
}
