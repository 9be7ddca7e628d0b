import { z } from 'zod'
import { filenameSchema, operation } from '../operation.ts'

export const getClip = operation({
  id: 'getClip',
  method: 'GET',
  path: '/api/clips/{filename}',
  summary: "A slide's clip, as normalised; supports ETag and range requests",
  tag: 'clips',
  access: 'session',
  params: z.object({ filename: filenameSchema }),
  success: { status: 200, body: 'video' },
  errors: ['not_found'],
})
