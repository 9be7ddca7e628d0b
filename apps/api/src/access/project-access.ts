import { type Capability, can } from '@voxdeck/core/roles/can'
import type { Db } from '@voxdeck/db/connect'
import { findRole, type Membership } from '@voxdeck/db/projects/find-role'
import { findSlideProject } from '@voxdeck/db/slides/find-slide-project'
import { HttpProblem } from '../http/http-problem.ts'

/** The one place that checks a capability. A project without it answers 404, as one that does not exist. */
export const requireProject = async (db: Db, member: Membership, capability: Capability): Promise<void> => {
  const role = await findRole(db, member)
  if (!role || !can(role, capability)) throw new HttpProblem('not_found')
}

/** Checks the capability and returns the id of the slide's project. */
export const requireSlide = async (
  db: Db,
  { userId, slideId }: { userId: string; slideId: string },
  capability: Capability,
): Promise<string> => {
  const projectId = await findSlideProject(db, slideId)
  if (!projectId) throw new HttpProblem('not_found')
  await requireProject(db, { userId, projectId }, capability)
  return projectId
}
