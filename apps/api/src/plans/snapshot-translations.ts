import type { SnapshotTranslation } from '@voxdeck/core/plan/make-plan'
import type { Voice } from '@voxdeck/core/voices'
import type { Db } from '@voxdeck/db/connect'
import { listSpokenTranslations } from '@voxdeck/db/languages/translations'
import type { ProjectRows } from '@voxdeck/db/projects/project-rows'
import { noRecordings } from '@voxdeck/db/slides/recordings'
import { plannedRecording } from './snapshot-project.ts'

/** Speed of each language but the source language, and script, voice and recording of its slides. */
export const snapshotTranslations = async (
  db: Db,
  { project, slides, languages: rows, lexicon }: ProjectRows,
  languages: readonly string[],
  voices: readonly Voice[],
): Promise<Record<string, SnapshotTranslation>> => {
  const others = languages.filter((language) => language !== project.source_language)
  const spoken = await listSpokenTranslations(db, project.id, others)
  const byLanguage = Map.groupBy(spoken, ({ language }) => language)
  return Object.fromEntries(
    others.map((language) => {
      const bySlide = new Map(byLanguage.get(language)?.map((row) => [row.slideId, row]))
      const own = rows.find((row) => row.language === language)
      // While no worker tells its voices, nothing is known to be without one.
      const isVoiceless = voices.length > 0 && voices.every((voice) => voice.language !== language)
      const usual = own?.voice ?? voices.find((voice) => voice.language === language)?.id ?? ''
      return [
        language,
        {
          speakingSpeed: own?.speaking_speed ?? null,
          // Where every slide that says something is recorded, no voice is needed.
          isOnlyRead:
            isVoiceless &&
            slides.some(
              ({ id, recordings }) => bySlide.get(id)?.script?.trim() && !recordings.get(language)?.recording,
            ),
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
