import { sourceLanguage } from '@voxdeck/core/languages/languages'
import type { SnapshotTranslation } from '@voxdeck/core/plan/make-plan'
import type { Voice } from '@voxdeck/core/voices'
import type { Db } from '@voxdeck/db/connect'
import { findSlideVoices, findTranslations } from '@voxdeck/db/languages/translations'
import type { ProjectRows } from '@voxdeck/db/projects/project-rows'
import { findLiveToolchain } from '@voxdeck/db/workers/toolchains'

const snapshotOne = async (
  db: Db,
  { project, slides, languages, lexicon }: ProjectRows,
  language: string,
  voices: readonly Voice[],
): Promise<SnapshotTranslation> => {
  const of = { projectId: project.id, language }
  const [translations, chosen] = [await findTranslations(db, of), await findSlideVoices(db, of)]
  const usual =
    languages.find((row) => row.language === language)?.voice ??
    voices.find((voice) => voice.language === language)?.id ??
    ''
  return {
    slides: slides.map(({ id }) => ({
      script: translations.get(id)?.script ?? null,
      voice: chosen.get(id) ?? usual,
    })),
    lexicon: lexicon.filter((entry) => entry.language === language),
  }
}

/** Script and voice of the slides in each language but the source language. */
export const snapshotTranslations = async (
  db: Db,
  rows: ProjectRows,
  languages: readonly string[],
): Promise<Record<string, SnapshotTranslation>> => {
  const voices = (await findLiveToolchain(db))?.voices ?? []
  const translations: Record<string, SnapshotTranslation> = {}
  for (const language of languages)
    if (language !== sourceLanguage) translations[language] = await snapshotOne(db, rows, language, voices)
  return translations
}
