import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'
import { imageSchema } from './image.ts'

export const reorderSlides = operation({
  id: 'reorderSlides',
  method: 'PUT',
  path: '/api/projects/{id}/reorder-slides',
  summary: 'Put all slides of a project in a new order',
  tag: 'images',
  access: 'session',
  params: z.object({ id: idSchema }),
  body: z.object({
    slides: z.array(z.object({ imageId: idSchema, orderIndex: z.int().nonnegative() })).max(500),
  }),
  success: { status: 200, body: z.array(imageSchema) },
  errors: ['not_found', 'order_mismatch'],
})
