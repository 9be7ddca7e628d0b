import { getVideoPart as contract } from '@voxdeck/contracts/videos/get-video-part'
import { videoFileType } from '@voxdeck/core/video-files'
import { findVideoFile } from '@voxdeck/db/videos/video-rows'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { sendObject } from '../../http/send-object.ts'
import { videoName } from './video-name.ts'

export const getVideoPart = ({ db, store }: Dependencies) =>
  endpoint(contract, async ({ params, query, user, request, reply }) => {
    const { filename, part } = params
    const video = await findVideoFile(db, { userId: user.id, filename })
    if (!video?.files.includes(part)) throw new HttpProblem('not_found')
    return sendObject(store, request, reply, {
      key: objectKeys.videoFile(filename, part),
      contentType: videoFileType(part),
      etag: `"${filename}/${part}"`,
      downloadName: query.download ? videoName(video.title, part) : undefined,
    })
  })
