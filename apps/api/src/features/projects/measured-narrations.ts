import { makePlan } from '@voxdeck/core/plan/make-plan'
import type { Plan } from '@voxdeck/core/plan/plan'
import { spokenWords } from '@voxdeck/core/plan/spoken-words'
import type { Db } from '@voxdeck/db/connect'
import { findNarrations, type NarrationFacts } from '@voxdeck/db/narrations/find-narrations'
import type { ImageRow, ProjectRows } from '@voxdeck/db/projects/project-rows'
import { hashValue } from '@voxdeck/storage/content-hash'
import { snapshotProject } from '../videos/snapshot-project.ts'

export type MeasuredNarrations = ReadonlyMap<string, NarrationFacts>

/** Which toolchain would make it does not matter to what is said. */
export const planNow = (rows: ProjectRows): Plan => makePlan(snapshotProject(rows), '')

/** By image: the narrations that a video asked for now would use as they were measured. */
export const measuredNarrations = async (
  db: Db,
  rows: ProjectRows,
  plan = planNow(rows),
): Promise<MeasuredNarrations> => {
  const spoken = spokenWords(plan, 'en').flatMap((words, slide) => {
    const imageId = plan.slides[slide]?.imageId
    return words && imageId ? [[imageId, hashValue(words)] as const] : []
  })
  const narrations = await findNarrations(db, new Map(spoken))
  return new Map([...narrations, ...rows.images.flatMap(recorded)])
}

const recorded = ({ id, recording_samples, recording_peaks }: ImageRow) =>
  recording_samples === null
    ? []
    : [[id, { samples: recording_samples, peaks: recording_peaks ?? [] }] as const]
