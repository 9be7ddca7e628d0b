import { narrationInputs } from '@voxdeck/core/plan/narration-inputs'
import type { Plan } from '@voxdeck/core/plan/plan'
import type { Db } from '@voxdeck/db/connect'
import { findNarrations, type NarrationFacts } from '@voxdeck/db/narrations/find-narrations'
import type { ProjectRows } from '@voxdeck/db/projects/project-rows'
import type { StoredSlide } from '@voxdeck/db/slides/slide-rows'
import { hashValue } from '@voxdeck/storage/content-hash'
import { planNow } from './plan-now.ts'

export type MeasuredNarrations = ReadonlyMap<string, NarrationFacts>

/** By slide: measured narrations that a video generated now would use. */
export const measuredNarrations = async (
  db: Db,
  rows: ProjectRows,
  plan: Plan = planNow(rows),
): Promise<MeasuredNarrations> => {
  const spoken = narrationInputs(plan, rows.project.source_language).flatMap((words, slide) => {
    const slideId = plan.slides[slide]?.slideId
    return words && slideId ? [[slideId, hashValue(words)] as const] : []
  })
  const narrations = await findNarrations(db, new Map(spoken))
  return new Map([...narrations, ...rows.slides.flatMap(recorded)])
}

const recorded = ({ id, recording }: StoredSlide) =>
  recording ? [[id, { samples: recording.samples, peaks: recording.peaks }] as const] : []
