import { restoreProject as contract } from '@voxdeck/contracts/projects/restore-project'
import { writeAudit } from '@voxdeck/db/audit/audit'
import { restoreProject as restore } from '@voxdeck/db/projects/trash'
import { withProjectLock } from '@voxdeck/db/projects/with-project-lock'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { loadProject } from './load-project.ts'

export const restoreProject = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, user, actor }) => {
    const member = { userId: user.id, projectId: params.id }
    await withProjectLock(db, params.id, async (trx) => {
      if (!(await restore(trx, member))) throw new HttpProblem('not_found')
      await writeAudit(trx, actor, { action: 'restoreProject', projectId: params.id })
    })
    return loadProject(db, member)
  })
