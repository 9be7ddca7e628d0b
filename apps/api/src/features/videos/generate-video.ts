import { generateVideo as contract } from '@voxdeck/contracts/videos/generate-video'
import type { Dependencies } from '../../dependencies/dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { generateProjectVideo } from './generate-project-video.ts'

export const generateVideo = (dependencies: Dependencies) =>
  endpoint(contract, async ({ params, body, user, actor }) => ({
    videoId: await generateProjectVideo(dependencies, {
      userId: user.id,
      projectId: params.id,
      actor,
      languages: body.languages,
    }),
  }))
