import { z } from 'zod'
import { filenameSchema, operation } from '../operation.ts'
import { imageParams, imageSchema } from './image.ts'

export const restorePicture = operation({
  id: 'restorePicture',
  method: 'POST',
  path: '/api/projects/{projectId}/images/{imageId}/picture',
  summary: 'Bring back a picture of this slide that was replaced',
  tag: 'images',
  access: 'session',
  params: imageParams,
  body: z.object({ filename: filenameSchema }),
  success: { status: 200, body: imageSchema },
  errors: ['not_found'],
})
