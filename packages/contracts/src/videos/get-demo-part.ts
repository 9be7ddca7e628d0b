import { z } from 'zod'
import { operation } from '../operation.ts'
import { partSchema } from './get-video-part.ts'

export const getDemoPart = operation({
  id: 'getDemoPart',
  method: 'GET',
  path: '/api/demo/{part}',
  summary: 'The demo video as film.mp4, and the files stored beside it; supports range requests',
  tag: 'videos',
  access: 'public',
  params: z.object({ part: partSchema }),
  success: { status: 200, body: 'file' },
  errors: ['not_found'],
})
