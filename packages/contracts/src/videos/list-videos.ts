import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'
import { listedVideoSchema } from './video.ts'

export const listVideos = operation({
  id: 'listVideos',
  method: 'GET',
  path: '/api/projects/{id}/videos',
  summary: 'The videos of a project, newest first',
  tag: 'videos',
  access: 'session',
  params: z.object({ id: idSchema }),
  success: { status: 200, body: z.array(listedVideoSchema) },
  errors: ['not_found'],
})
