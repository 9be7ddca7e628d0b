import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'
import { imageSchema, pictureErrors } from './image.ts'

export const addSlide = operation({
  id: 'addSlide',
  method: 'POST',
  path: '/api/projects/{id}/images',
  summary: 'Add a slide before another, or at the end',
  tag: 'images',
  access: 'session',
  params: z.object({ id: idSchema }),
  form: {
    file: 'image',
    fields: z.object({
      /** The slide that it is added before; without one, or when that is gone, it is added at the end. */
      beforeImageId: idSchema.optional(),
      // Accepted because callers send them, but ignored: the server decides times and order.
      orderIndex: z.string().optional(),
      startTime: z.string().optional(),
      endTime: z.string().optional(),
    }),
  },
  success: { status: 201, body: imageSchema },
  errors: ['not_found', ...pictureErrors, 'too_many_slides'],
})
