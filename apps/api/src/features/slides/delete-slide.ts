import { deleteSlide as contract } from '@voxdeck/contracts/slides/delete-slide'
import { deleteSlide as removeSlide } from '@voxdeck/db/slides/change-slides'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'

export const deleteSlide = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, user }) => {
    await requireProject(db, { userId: user.id, projectId: params.projectId }, 'write')
    // The row is marked as deleted and keeps its files: restoreSlide brings it back.
    if (!(await removeSlide(db, { projectId: params.projectId, slideId: params.imageId })))
      throw new HttpProblem('not_found')
    return undefined
  })
