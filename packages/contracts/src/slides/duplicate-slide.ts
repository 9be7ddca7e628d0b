import { operation } from '../operation.ts'
import { imageParams, imageSchema } from './image.ts'

export const duplicateSlide = operation({
  id: 'duplicateSlide',
  method: 'POST',
  path: '/api/projects/{projectId}/images/{imageId}/duplicate',
  summary: 'Copy a slide behind itself, with its scripts, recording, clip and length',
  tag: 'images',
  access: 'session',
  params: imageParams,
  success: { status: 201, body: imageSchema },
  errors: ['not_found', 'too_many_slides', 'storage_failed'],
})
