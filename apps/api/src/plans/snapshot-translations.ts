import { sourceLanguage } from '@voxdeck/core/languages/languages'
import type { SnapshotTranslation } from '@voxdeck/core/plan/make-plan'
import type { Voice } from '@voxdeck/core/voices'
import type { Db } from '@voxdeck/db/connect'
import { listSpokenTranslations } from '@voxdeck/db/languages/translations'
import type { ProjectRows } from '@voxdeck/db/projects/project-rows'
import { noRecordings } from '@voxdeck/db/slides/recordings'
import { plannedRecording } from './snapshot-project.ts'

/** Script, voice and recording of the slides in each language but the source language. */
export const snapshotTranslations = async (
  db: Db,
  { project, slides, languages: rows, lexicon }: ProjectRows,
  languages: readonly string[],
  voices: readonly Voice[],
): Promise<Record<string, SnapshotTranslation>> => {
  const others = languages.filter((language) => language !== sourceLanguage)
  const spoken = await listSpokenTranslations(db, project.id, others)
  const byLanguage = Map.groupBy(spoken, ({ language }) => language)
  return Object.fromEntries(
    others.map((language) => {
      const bySlide = new Map(byLanguage.get(language)?.map((row) => [row.slideId, row]))
      const usual =
        rows.find((row) => row.language === language)?.voice ??
        voices.find((voice) => voice.language === language)?.id ??
        ''
      return [
        language,
        {
          slides: slides.map(({ id, recordings }) => ({
            script: bySlide.get(id)?.script ?? null,
            voice: bySlide.get(id)?.voice ?? usual,
            recording: plannedRecording(recordings.get(language) ?? noRecordings),
          })),
          lexicon: lexicon.filter((entry) => entry.language === language),
        },
      ]
    }),
  )
}
