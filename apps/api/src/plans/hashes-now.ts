import type { HashesNow } from '@voxdeck/contracts/projects/project'
import type { Plan } from '@voxdeck/core/plan/plan'
import type { Db } from '@voxdeck/db/connect'
import type { ProjectRows } from '@voxdeck/db/projects/project-rows'
import { findLiveToolchain } from '@voxdeck/db/workers/toolchains'
import { planHashes } from '@voxdeck/storage/plan-hashes'
import { planNow, planNowIn } from './plan-now.ts'

const hashesOf = (plan: Plan, languages: readonly string[]): HashesNow[number] => ({
  languages: [...languages],
  ...planHashes(plan),
})

/**
 * Of a video requested now, in each of these sets of languages. Only the source language while no worker says which
 * voices speak the others. `source` is its plan, where there is one already.
 */
export const hashesNowIn = async (
  db: Db,
  rows: ProjectRows,
  sets: readonly (readonly string[])[],
  source?: Plan,
): Promise<HashesNow> => {
  const { source_language: sourceLanguage } = rows.project
  const isSource = (languages: readonly string[]) => languages.join() === sourceLanguage
  const others = sets.filter((languages) => !isSource(languages))
  const ofSource = sets.some(isSource) ? [hashesOf(source ?? planNow(rows), [sourceLanguage])] : []
  const toolchain = others.length > 0 ? await findLiveToolchain(db) : null
  if (!toolchain) return ofSource
  const plans = await planNowIn(db, rows, others, toolchain.voices)
  return [...ofSource, ...plans.map((plan, index) => hashesOf(plan, others[index] ?? []))]
}

/** In the source language, whose plan is given, and in the languages of each video that is finished or made. */
export const hashesNow = (db: Db, rows: ProjectRows, source: Plan): Promise<HashesNow> => {
  const { source_language: sourceLanguage } = rows.project
  const videos = rows.videos.filter(({ status }) => status === 'completed' || status === 'generating')
  const sets = new Map(videos.map(({ languages }) => [languages.join(), languages]))
  sets.set(sourceLanguage, [sourceLanguage])
  return hashesNowIn(db, rows, [...sets.values()], source)
}
