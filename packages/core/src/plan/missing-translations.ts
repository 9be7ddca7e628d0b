import { type ProjectSnapshot, resolveSlideScripts } from './make-plan.ts'

export type MissingTranslation = { language: string; slide: number }

/** Slides, from 0, with a script in the source language, and in a requested one neither a script nor a recording. */
export const missingTranslations = (
  { sourceLanguage, projectScript, slides, translations = {} }: ProjectSnapshot,
  languages: readonly string[],
): MissingTranslation[] => {
  const scripts = resolveSlideScripts(
    projectScript,
    slides.map(({ script }) => script),
    sourceLanguage,
  )
  return languages
    .filter((language) => language !== sourceLanguage)
    .flatMap((language) =>
      scripts.flatMap((script, slide) => {
        const { slides: own = [], isOnlyRead = false } = translations[language] ?? {}
        const { script: translated = null, recording = null } = own[slide] ?? {}
        const isHeard = recording !== null && !isOnlyRead
        return script.trim() !== '' && translated === null && !isHeard ? [{ language, slide }] : []
      }),
    )
}
