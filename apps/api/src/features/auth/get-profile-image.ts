import { getProfileImage as contract } from '@voxdeck/contracts/auth/get-profile-image'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { sendObject } from '../../http/send-object.ts'

export const getProfileImage = ({ store }: Dependencies) =>
  endpoint(contract, async ({ params, user, request, reply }) => {
    if (user.pictureFilename === null || user.pictureFilename !== params.filename)
      throw new HttpProblem('not_found')
    return sendObject(store, request, reply, {
      key: objectKeys.portrait(params.filename),
      contentType: 'image/webp',
      etag: `"${params.filename}"`,
    })
  })
