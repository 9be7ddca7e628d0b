import { getDemo as contract } from '@voxdeck/contracts/videos/get-demo'
import { findDemoVideo } from '@voxdeck/db/demo/demo-video'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { presentChapters } from '../../presenters/present-video.ts'
import { videoUrls } from '../../presenters/video-urls.ts'
import { demoFolder, wholeVideo } from './demo-parts.ts'

export const getDemo = ({ db }: Dependencies) =>
  endpoint(contract, async () => {
    const video = await findDemoVideo(db)
    if (!video) return { film: null }
    return {
      film: {
        ...video,
        chapters: presentChapters(video.chapters),
        streamUrl: `${demoFolder}/${wholeVideo}`,
        ...videoUrls(video, demoFolder),
      },
    }
  })
