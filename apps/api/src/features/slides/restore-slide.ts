import { restoreSlide as contract } from '@voxdeck/contracts/slides/restore-slide'
import { pictureLimits } from '@voxdeck/core/pictures/picture-limits'
import { restoreSlide as bringBack } from '@voxdeck/db/slides/change-slides'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { loadSlide } from './load-slides.ts'

export const restoreSlide = ({ db }: Dependencies) =>
  endpoint(contract, async ({ params: { projectId, imageId: slideId }, user }) => {
    const member = { userId: user.id, projectId }
    await requireProject(db, member, 'write')
    const outcome = await bringBack(db, { projectId, slideId, most: pictureLimits.slidesPerProject })
    if (outcome === 'full') throw new HttpProblem('too_many_slides')
    if (outcome === 'gone') throw new HttpProblem('not_found')
    return loadSlide(db, member, slideId)
  })
