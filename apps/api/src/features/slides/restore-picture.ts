import { restorePicture as contract } from '@voxdeck/contracts/slides/restore-picture'
import { restorePicture as bringBack } from '@voxdeck/db/slides/change-slides'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { loadSlide } from './load-slides.ts'

export const restorePicture = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params: { projectId, imageId: slideId }, body, user }) => {
    const member = { userId: user.id, projectId }
    await requireProject(db, member, 'write')
    if (!(await bringBack(db, { projectId, slideId, filename: body.filename })))
      throw new HttpProblem('not_found')
    return loadSlide(db, member, slideId)
  })
