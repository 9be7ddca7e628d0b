import { getVideoFile as contract } from '@voxdeck/contracts/videos/get-video-file'
import { findVideoFile } from '@voxdeck/db/videos/video-rows'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { sendObject } from '../../http/send-object.ts'
import { videoName } from './video-name.ts'

export const getVideoFile = ({ db, store }: Dependencies) =>
  endpoint(contract, async ({ params, query, user, request, reply }) => {
    const video = await findVideoFile(db, { userId: user.id, filename: params.filename })
    if (!video) throw new HttpProblem('not_found')
    return sendObject(store, request, reply, {
      key: objectKeys.video(params.filename),
      contentType: 'video/mp4',
      etag: `"${params.filename}"`,
      downloadName: query.download ? videoName(video.title) : undefined,
    })
  })
