import { z } from 'zod'
import { filenameSchema, operation } from '../operation.ts'

export const getPicture = operation({
  id: 'getPicture',
  method: 'GET',
  path: '/api/images/{filename}',
  summary: "A slide's picture or its thumbnail, re-encoded; supports ETag and range requests",
  tag: 'images',
  access: 'session',
  params: z.object({ filename: filenameSchema }),
  success: { status: 200, body: 'image' },
  errors: ['not_found'],
})
