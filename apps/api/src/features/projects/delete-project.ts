import { deleteProject as contract } from '@voxdeck/contracts/projects/delete-project'
import { writeAudit } from '@voxdeck/db/audit/audit'
import { lockProject } from '@voxdeck/db/projects/lock-project'
import { trashProject } from '@voxdeck/db/projects/trash'
import { stopProject } from '@voxdeck/delivery/purge-project'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'

/** The project is gone for everybody, and can be brought back by who deleted it until the sweep takes it. */
export const deleteProject = ({ db, delivery }: Dependencies) =>
  endpoint(contract, async ({ params, user, actor }) => {
    const projectId = params.id
    await requireProject(db, { userId: user.id, projectId }, 'delete')
    await delivery.transact(async (trx, send) => {
      await lockProject(trx, projectId)
      // Two requests at once: the second finds no member any more.
      await requireProject(trx, { userId: user.id, projectId }, 'delete')
      await stopProject(trx, send, projectId)
      await trashProject(trx, { projectId, userId: user.id })
      await writeAudit(trx, actor, { action: 'deleteProject', projectId })
    })
    return undefined
  })
