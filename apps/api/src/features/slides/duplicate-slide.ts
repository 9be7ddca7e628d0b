import { duplicateSlide as contract } from '@voxdeck/contracts/slides/duplicate-slide'
import { pictureLimits } from '@voxdeck/core/pictures/picture-limits'
import { duplicateSlide as insertCopy } from '@voxdeck/db/slides/duplicate-slide'
import { listSlides } from '@voxdeck/db/slides/slide-rows'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { createCopyFiles } from './copy-files.ts'
import { loadSlide } from './load-slides.ts'

export const duplicateSlide = ({ db, store }: Dependencies) => {
  const copyFiles = createCopyFiles(store)
  return endpoint(contract, async ({ params: { projectId, imageId }, user }) => {
    const member = { userId: user.id, projectId }
    await requireProject(db, member, 'write')
    const slide = (await listSlides(db, projectId)).find(({ id }) => id === imageId)
    if (!slide) throw new HttpProblem('not_found')
    const files = await copyFiles([slide], null)
    const most = pictureLimits.slidesPerProject
    const copy = await insertCopy(db, { slide, files: files.of(slide), most }).catch(
      async (error: unknown) => {
        await files.remove()
        throw error
      },
    )
    if (typeof copy === 'object') return loadSlide(db, member, copy.id)
    await files.remove()
    throw new HttpProblem(copy === 'full' ? 'too_many_slides' : 'not_found')
  })
}
