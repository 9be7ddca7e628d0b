import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'
import { imageSchema } from './image.ts'

export const uploadImage = operation({
  id: 'uploadImage',
  method: 'POST',
  path: '/api/projects/{id}/images',
  summary: 'Add a slide at the end; the server assigns the order',
  tag: 'images',
  access: 'session',
  params: z.object({ id: idSchema }),
  // Accepted because callers send them; times and order are the server's to decide.
  form: {
    file: 'image',
    fields: z.object({
      orderIndex: z.string().optional(),
      startTime: z.string().optional(),
      endTime: z.string().optional(),
    }),
  },
  success: { status: 201, body: imageSchema },
  errors: [
    'not_found',
    'picture_missing',
    'picture_too_large',
    'picture_too_many_pixels',
    'picture_type',
    'picture_heic',
    'picture_unreadable',
    'too_many_slides',
  ],
})
