import { operation } from '../operation.ts'
import { imageParams, imageSchema } from './image.ts'

export const restoreSlide = operation({
  id: 'restoreSlide',
  method: 'POST',
  path: '/api/projects/{projectId}/images/{imageId}/restore',
  summary: 'Bring a deleted slide back to where it was, with its scripts, recordings and clip',
  tag: 'images',
  access: 'session',
  params: imageParams,
  success: { status: 200, body: imageSchema },
  errors: ['not_found', 'too_many_slides'],
})
