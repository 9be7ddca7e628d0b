import { type Capability, can } from '@voxdeck/core/roles/can'
import type { Db } from '@voxdeck/db/connect'
import { findImageProject } from '@voxdeck/db/images/slide-columns'
import { findRole, type Membership } from '@voxdeck/db/projects/find-role'
import { HttpProblem } from '../../http/http-problem.ts'

/** The one place that asks whether somebody may. What they may not do does not exist for them. */
export const requireProject = async (db: Db, member: Membership, capability: Capability): Promise<void> => {
  const role = await findRole(db, member)
  if (!role || !can(role, capability)) throw new HttpProblem('not_found')
}

/** The project of a slide in which somebody may. */
export const requireSlide = async (
  db: Db,
  { userId, imageId }: { userId: string; imageId: string },
  capability: Capability,
): Promise<string> => {
  const projectId = await findImageProject(db, imageId)
  if (!projectId) throw new HttpProblem('not_found')
  await requireProject(db, { userId, projectId }, capability)
  return projectId
}
