import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'
import { videoSchema } from './video.ts'

export const cancelVideo = operation({
  id: 'cancelVideo',
  method: 'POST',
  path: '/api/projects/{projectId}/videos/{videoId}/cancel',
  summary: 'Cancel a video; artifacts already made stay stored for the next one',
  tag: 'videos',
  access: 'session',
  params: z.object({ projectId: idSchema, videoId: idSchema }),
  success: { status: 200, body: videoSchema },
  errors: ['not_found', 'unavailable'],
})
