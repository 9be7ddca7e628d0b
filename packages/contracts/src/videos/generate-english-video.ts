import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'

export const generateEnglishVideo = operation({
  id: 'generateEnglishVideo',
  method: 'POST',
  path: '/api/projects/{id}/generate-english-video',
  summary: 'Request the English video of the project as it is now',
  tag: 'videos',
  access: 'session',
  params: z.object({ id: idSchema }),
  success: { status: 202, body: z.object({ videoId: idSchema }) },
  errors: ['not_found', 'nothing_to_generate', 'voice_unavailable', 'no_worker', 'unavailable'],
})
