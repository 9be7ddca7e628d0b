import { createProject as contract } from '@voxdeck/contracts/projects/create-project'
import { writeAudit } from '@voxdeck/db/audit/audit'
import { createProject as insertProject } from '@voxdeck/db/projects/create-project'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { loadProject } from './load-project.ts'

export const createProject = ({ db }: Dependencies) =>
  endpoint(contract, async ({ body, user, actor }) => {
    const projectId = await db.transaction().execute(async (trx) => {
      const id = await insertProject(trx, { userId: user.id, title: body.title })
      await writeAudit(trx, actor, { action: 'createProject', projectId: id })
      return id
    })
    return loadProject(db, { userId: user.id, projectId })
  })
