import { replaceImage as contract } from '@voxdeck/contracts/images/replace-image'
import { replacePicture } from '@voxdeck/db/images/change-images'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { requireProject } from '../projects/project-access.ts'
import { loadImage } from './load-image.ts'
import { receivePicture } from './receive-picture.ts'

export const replaceImage = ({ db, store }: Dependencies) =>
  endpoint(contract, async ({ params, user, request }) => {
    const member = { userId: user.id, projectId: params.projectId }
    await requireProject(db, member, 'write')
    await loadImage(db, member, params.imageId)
    const { picture } = await receivePicture(request, store)
    // The old files stay in the store: a video that is being made may still be reading them.
    await replacePicture(db, { ...params, picture })
    return loadImage(db, member, params.imageId)
  })
