import { getDemoPart as contract } from '@voxdeck/contracts/videos/get-demo-part'
import { videoFiles, videoFileType } from '@voxdeck/core/video-files'
import { findDemoVideo } from '@voxdeck/db/demo/demo-video'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { HttpProblem } from '../../http/http-problem.ts'
import { sendObject } from '../../http/send-object.ts'
import { wholeVideo } from './demo-parts.ts'

export const getDemoPart = ({ db, store }: Dependencies) =>
  endpoint(contract, async ({ params: { part }, request, reply }) => {
    const video = await findDemoVideo(db)
    const isShown = part === wholeVideo || (video?.files.includes(part) && part !== videoFiles.pack)
    if (!video || !isShown) throw new HttpProblem('not_found')
    return sendObject(store, request, reply, {
      key:
        part === wholeVideo ? objectKeys.video(video.filename) : objectKeys.videoFile(video.filename, part),
      contentType: videoFileType(part),
      etag: `"${video.filename}/${part}"`,
    })
  })
