import { uploadImage as contract } from '@voxdeck/contracts/images/upload-image'
import { pictureLimits } from '@voxdeck/core/pictures/picture-limits'
import { addImage } from '@voxdeck/db/images/change-images'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { requireProject } from '../projects/project-access.ts'
import { loadImage } from './load-image.ts'
import { receivePicture, removePictures } from './receive-picture.ts'

export const uploadImage = ({ db, store }: Dependencies) =>
  endpoint(contract, async ({ params, user, request }) => {
    const member = { userId: user.id, projectId: params.id }
    await requireProject(db, member, 'write')
    const { originalName, picture } = await receivePicture(request, store)
    const most = pictureLimits.slidesPerProject
    const imageId = await addImage(db, { projectId: params.id, originalName, picture, most })
    if (imageId === null) {
      await removePictures(store, [picture.filename, picture.thumbnailFilename])
      throw new HttpProblem('too_many_slides')
    }
    return loadImage(db, member, imageId)
  })
