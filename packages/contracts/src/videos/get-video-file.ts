import { z } from 'zod'
import { filenameSchema, operation } from '../operation.ts'

export const getVideoFile = operation({
  id: 'getVideoFile',
  method: 'GET',
  path: '/api/videos/{filename}',
  summary: 'A completed video; supports range requests; ?download=true names the file after the project',
  tag: 'videos',
  access: 'session',
  params: z.object({ filename: filenameSchema }),
  query: z.object({ download: z.literal('true').optional() }),
  success: { status: 200, body: 'video' },
  errors: ['not_found'],
})
