import { generateVideo as contract } from '@voxdeck/contracts/videos/generate-video'
import type { Dependencies } from '../../dependencies.ts'
import { endpoint } from '../../http/endpoint.ts'
import { askForFilm } from './ask-for-film.ts'

export const generateVideo = (dependencies: Dependencies) =>
  endpoint(contract, async ({ params, body, user }) => ({
    videoId: await askForFilm(dependencies, {
      userId: user.id,
      projectId: params.id,
      languages: body.languages,
    }),
  }))
