import { z } from 'zod'
import { operation } from '../operation.ts'
import { plainText } from '../plain-text.ts'
import { imageParams, imageSchema } from './image.ts'

export const renameSlide = operation({
  id: 'renameSlide',
  method: 'PATCH',
  path: '/api/projects/{projectId}/images/{imageId}',
  summary: 'Rename a slide',
  tag: 'images',
  access: 'session',
  params: imageParams,
  body: z.object({ originalName: plainText().trim().min(1).max(255) }),
  success: { status: 200, body: imageSchema },
  errors: ['not_found'],
})
