import { z } from 'zod'
import { filenameSchema, operation } from '../operation.ts'

export const getVideoFile = operation({
  id: 'getVideoFile',
  method: 'GET',
  path: '/api/videos/{filename}',
  summary: 'A finished video; answers Range, and a real file name with ?download=true',
  tag: 'videos',
  access: 'session',
  params: z.object({ filename: filenameSchema }),
  query: z.object({ download: z.literal('true').optional() }),
  success: { status: 200, body: 'video' },
  errors: ['not_found'],
})
