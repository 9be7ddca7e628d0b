import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'
import { videoSchema } from './video.ts'

export const preparePack = operation({
  id: 'preparePack',
  method: 'POST',
  path: '/api/projects/{projectId}/videos/{videoId}/prepare-pack',
  summary: "Request a completed video's pack for YouTube; no change if it is ready or being prepared",
  tag: 'videos',
  access: 'session',
  params: z.object({ projectId: idSchema, videoId: idSchema }),
  success: { status: 202, body: videoSchema },
  errors: ['not_found', 'film_unfinished', 'no_worker', 'unavailable'],
})
