import { getClip as contract } from '@voxdeck/contracts/clips/get-clip'
import { findClipFile } from '@voxdeck/db/slides/clips'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { sendObject } from '../../http/send-object.ts'

export const getClip = ({ db, store }: Dependencies) =>
  endpoint(contract, async ({ params, user, request, reply }) => {
    if (!(await findClipFile(db, { userId: user.id, filename: params.filename })))
      throw new HttpProblem('not_found')
    return sendObject(store, request, reply, {
      key: objectKeys.clip(params.filename),
      contentType: 'video/mp4',
      etag: `"${params.filename}"`,
    })
  })
