import { addSlide as contract } from '@voxdeck/contracts/slides/add-slide'
import { pictureLimits } from '@voxdeck/core/pictures/picture-limits'
import { addSlide as insertSlide } from '@voxdeck/db/slides/change-slides'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { readFormFields } from '../../http/form-file.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { loadSlide } from './load-slides.ts'
import { openPicture, receivePicture, removePictures } from './receive-picture.ts'

export const addSlide = ({ db, store }: Dependencies) =>
  endpoint(contract, async ({ params, user, request }) => {
    const member = { userId: user.id, projectId: params.id }
    await requireProject(db, member, 'write')
    const file = await openPicture(request)
    const { beforeImageId: beforeSlideId } = readFormFields(file, contract.form.fields)
    const { pictureName, picture } = await receivePicture(file, store)
    const most = pictureLimits.slidesPerProject
    const slideId = await insertSlide(db, {
      projectId: params.id,
      pictureName,
      picture,
      beforeSlideId,
      most,
    })
    if (slideId === null) {
      await removePictures(store, [picture.filename, picture.thumbnailFilename])
      throw new HttpProblem('too_many_slides')
    }
    return loadSlide(db, member, slideId)
  })
