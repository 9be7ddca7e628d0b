import { getRecording as contract } from '@voxdeck/contracts/recordings/get-recording'
import { findRecordingFile } from '@voxdeck/db/slides/recordings'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { sendObject } from '../../http/send-object.ts'

export const getRecording = ({ db, store }: Dependencies) =>
  endpoint(contract, async ({ params, user, request, reply }) => {
    if (!(await findRecordingFile(db, { userId: user.id, filename: params.filename })))
      throw new HttpProblem('not_found')
    return sendObject(store, request, reply, {
      key: objectKeys.recording(params.filename),
      contentType: 'audio/flac',
      etag: `"${params.filename}"`,
    })
  })
