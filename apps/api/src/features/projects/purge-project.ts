import { purgeProject as contract } from '@voxdeck/contracts/projects/purge-project'
import { isInTrash } from '@voxdeck/db/projects/trash'
import { purgeProject as purge } from '@voxdeck/delivery/purge-project'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'

export const purgeProject = ({ db, delivery }: Dependencies) =>
  endpoint(contract, async ({ params, user, actor }) => {
    if (!(await isInTrash(db, { userId: user.id, projectId: params.id }))) throw new HttpProblem('not_found')
    await purge(delivery, params.id, actor)
    return undefined
  })
