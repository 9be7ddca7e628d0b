import type { ProjectJson } from '@voxdeck/contracts/projects/project'
import type { Db } from '@voxdeck/db/connect'
import type { Membership } from '@voxdeck/db/projects/find-role'
import { findProjectRows } from '@voxdeck/db/projects/project-rows'
import { HttpProblem } from '../../http/http-problem.ts'
import { hashesNow } from '../../plans/hashes-now.ts'
import { measuredNarrations } from '../../plans/measured-narrations.ts'
import { planNow } from '../../plans/plan-now.ts'
import { presentProject } from '../../presenters/present-project.ts'

export const loadProject = async (db: Db, member: Membership): Promise<ProjectJson> => {
  const rows = await findProjectRows(db, member)
  if (!rows) throw new HttpProblem('not_found')
  const plan = planNow(rows)
  return presentProject(rows, await measuredNarrations(db, rows, plan), await hashesNow(db, rows, plan))
}
