import { makePlan, type SnapshotTranslation } from '@voxdeck/core/plan/make-plan'
import type { Plan } from '@voxdeck/core/plan/plan'
import { noTools } from '@voxdeck/core/plan/tool-versions'
import { readScript } from '@voxdeck/core/script/read-script'
import type { Voice } from '@voxdeck/core/voices'
import type { Db } from '@voxdeck/db/connect'
import type { ProjectRows } from '@voxdeck/db/projects/project-rows'
import { rememberScripts } from './remember-scripts.ts'
import { snapshotProject } from './snapshot-project.ts'
import { snapshotTranslations } from './snapshot-translations.ts'

/** Dividing scripts into sentences is most of the time of a plan. */
const read = rememberScripts(readScript, 4_000_000)

const planWith = (
  rows: ProjectRows,
  translations: Record<string, SnapshotTranslation>,
  languages: readonly string[],
): Plan => makePlan({ ...snapshotProject(rows), translations }, noTools, languages, read)

/** The plan of a video requested now, in the source language; without a toolchain, which does not decide the text. */
export const planNow = (rows: ProjectRows): Plan => planWith(rows, {}, [rows.project.source_language])

/**
 * The same in each of these sets of languages. `voices` are those of a living worker: the first one of a language
 * speaks where none was chosen.
 */
export const planNowIn = async (
  db: Db,
  rows: ProjectRows,
  sets: readonly (readonly string[])[],
  voices: readonly Voice[],
): Promise<Plan[]> => {
  const all = [...new Set(sets.flat())]
  const translations = await snapshotTranslations(db, rows, all, voices)
  return sets.map((languages) => planWith(rows, translations, languages))
}
