import { deleteTake as contract } from '@voxdeck/contracts/recordings/delete-take'
import { deleteTake as removeTake } from '@voxdeck/db/slides/takes'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'

export const deleteTake = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params: { projectId, imageId: slideId, filename }, user }) => {
    await requireProject(db, { userId: user.id, projectId }, 'write')
    if (!(await removeTake(db, { projectId, slideId, filename }))) throw new HttpProblem('not_found')
    return undefined
  })
