import { reorderSlides as contract } from '@voxdeck/contracts/images/reorder-slides'
import { reorderImages } from '@voxdeck/db/images/change-images'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { requireProject } from '../projects/project-access.ts'
import { loadImages } from './load-image.ts'

export const reorderSlides = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, body, user }) => {
    const member = { userId: user.id, projectId: params.id }
    await requireProject(db, member, 'write')
    const imageIds = body.slides.toSorted((a, b) => a.orderIndex - b.orderIndex).map((slide) => slide.imageId)
    if (!(await reorderImages(db, { projectId: params.id, imageIds })))
      throw new HttpProblem('order_mismatch')
    return loadImages(db, member)
  })
