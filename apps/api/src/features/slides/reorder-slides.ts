import { reorderSlides as contract } from '@voxdeck/contracts/slides/reorder-slides'
import { reorderSlides as saveOrder } from '@voxdeck/db/slides/change-slides'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { loadSlides } from './load-slides.ts'

export const reorderSlides = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params, body, user }) => {
    const member = { userId: user.id, projectId: params.id }
    await requireProject(db, member, 'write')
    const slideIds = body.slides.toSorted((a, b) => a.orderIndex - b.orderIndex).map((slide) => slide.imageId)
    if (!(await saveOrder(db, { projectId: params.id, slideIds }))) throw new HttpProblem('order_mismatch')
    return loadSlides(db, member)
  })
