import { z } from 'zod'
import { operation } from '../operation.ts'
import { imageParams, imageSchema, pictureErrors } from './image.ts'

export const replacePicture = operation({
  id: 'replacePicture',
  method: 'POST',
  path: '/api/projects/{projectId}/images/{imageId}/replace',
  summary: "Replace a slide's picture; its script and timing stay",
  tag: 'images',
  access: 'session',
  params: imageParams,
  form: { file: 'image', fields: z.object({}) },
  success: { status: 200, body: imageSchema },
  errors: ['not_found', ...pictureErrors],
})
