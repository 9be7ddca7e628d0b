import { generateEnglishVideo as contract } from '@voxdeck/contracts/videos/generate-english-video'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { generateProjectVideo } from './generate-project-video.ts'

export const generateEnglishVideo = (dependencies: Dependencies) =>
  endpoint(contract, async ({ params, user, actor }) => ({
    videoId: await generateProjectVideo(dependencies, {
      userId: user.id,
      projectId: params.id,
      actor,
      languages: 'source',
    }),
  }))
