import { z } from 'zod'
import { operation } from '../operation.ts'
import { imageParams } from '../slides/image.ts'

export const takeSchema = z.object({
  url: z.string(),
  duration: z.number(),
  peaks: z.array(z.int().min(0).max(100)),
  createdAt: z.string(),
})

export type TakeJson = z.infer<typeof takeSchema>

export const listTakes = operation({
  id: 'listTakes',
  method: 'GET',
  path: '/api/projects/{projectId}/images/{imageId}/takes',
  summary:
    'Recordings of a slide that others replaced, newest first; saving the address of one brings it back',
  tag: 'recordings',
  access: 'session',
  params: imageParams,
  success: { status: 200, body: z.array(takeSchema) },
  errors: ['not_found'],
})
