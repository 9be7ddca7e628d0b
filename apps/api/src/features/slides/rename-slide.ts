import { renameSlide as contract } from '@voxdeck/contracts/slides/rename-slide'
import { renameSlide as saveName } from '@voxdeck/db/slides/change-slides'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { loadSlide } from './load-slides.ts'

export const renameSlide = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, body, user }) => {
    const member = { userId: user.id, projectId: params.projectId }
    await requireProject(db, member, 'write')
    if (
      !(await saveName(db, {
        projectId: params.projectId,
        slideId: params.imageId,
        pictureName: body.originalName,
      }))
    )
      throw new HttpProblem('not_found')
    return loadSlide(db, member, params.imageId)
  })
