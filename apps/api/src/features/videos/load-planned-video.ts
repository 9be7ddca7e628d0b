import { parsePlan } from '@voxdeck/core/plan/parse-plan'
import type { Plan } from '@voxdeck/core/plan/plan'
import { findProjectRows, type ProjectRows } from '@voxdeck/db/projects/project-rows'
import { findVideoRow } from '@voxdeck/db/videos/video-rows'
import { ObjectMissing } from '@voxdeck/storage/object-store'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { HttpProblem } from '../../http/http-problem.ts'

type PlannedVideoRef = { userId: string; projectId: string; videoId: string }

/** A video's stored plan, the languages it was asked for in, and its project as it is now; not_found when one of them is gone. */
export const loadPlannedVideo = async (
  { db, store }: Pick<Dependencies, 'db' | 'store'>,
  { userId, projectId, videoId }: PlannedVideoRef,
): Promise<{ plan: Plan; languages: string[]; rows: ProjectRows }> => {
  await requireProject(db, { userId, projectId }, 'read')
  const video = await findVideoRow(db, { projectId, videoId })
  const rows = video && (await findProjectRows(db, { userId, projectId }))
  if (!rows) throw new HttpProblem('not_found')
  const plan = await store.getText(video.plan_key).catch((error: unknown) => {
    throw error instanceof ObjectMissing ? new HttpProblem('not_found') : error
  })
  return { plan: parsePlan(plan), languages: video.languages, rows }
}
