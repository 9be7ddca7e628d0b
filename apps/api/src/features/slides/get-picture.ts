import { getPicture as contract } from '@voxdeck/contracts/slides/get-picture'
import { findPictureFile } from '@voxdeck/db/slides/find-picture-file'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { sendObject } from '../../http/send-object.ts'

export const getPicture = ({ db, store }: Dependencies) =>
  endpoint(contract, async ({ params, user, request, reply }) => {
    const file = await findPictureFile(db, { userId: user.id, filename: params.filename })
    if (!file) throw new HttpProblem('not_found')
    return sendObject(store, request, reply, {
      key: objectKeys.picture(file.filename),
      contentType: file.contentType,
      etag: `"${file.filename}"`,
    })
  })
