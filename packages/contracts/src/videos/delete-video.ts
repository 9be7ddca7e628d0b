import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'

export const deleteVideo = operation({
  id: 'deleteVideo',
  method: 'DELETE',
  path: '/api/projects/{projectId}/videos/{videoId}',
  summary: 'Delete a video and its files; a video being generated is cancelled',
  tag: 'videos',
  access: 'session',
  params: z.object({ projectId: idSchema, videoId: idSchema }),
  success: { status: 204, body: 'empty' },
  errors: ['not_found', 'unavailable'],
})
