import { replacePicture as contract } from '@voxdeck/contracts/slides/replace-picture'
import { replacePicture as savePicture } from '@voxdeck/db/slides/change-slides'
import { requireProject } from '../../access/project-access.ts'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { loadSlide } from './load-slides.ts'
import { openPicture, receivePicture } from './receive-picture.ts'

export const replacePicture = ({ db, store }: Dependencies) =>
  endpoint(contract, async ({ params, user, request }) => {
    const member = { userId: user.id, projectId: params.projectId }
    await requireProject(db, member, 'write')
    await loadSlide(db, member, params.imageId)
    const { picture } = await receivePicture(await openPicture(request), store)
    // The old picture's files stay, with a row in replaced_files: restorePicture brings it back.
    await savePicture(db, { projectId: params.projectId, slideId: params.imageId, picture })
    return loadSlide(db, member, params.imageId)
  })
