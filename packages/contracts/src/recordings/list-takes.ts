import { z } from 'zod'
import { languageCodeSchema } from '../languages/language.ts'
import { operation } from '../operation.ts'
import { imageParams } from '../slides/image.ts'
import { storedRecordingSchema } from './stored-recording.ts'

export const takeSchema = storedRecordingSchema.extend({ createdAt: z.string() })

export type TakeJson = z.infer<typeof takeSchema>

export const listTakes = operation({
  id: 'listTakes',
  method: 'GET',
  path: '/api/projects/{projectId}/images/{imageId}/takes',
  summary:
    'Recordings of a slide in a language that others replaced, newest first; saving the address of one brings it back',
  tag: 'recordings',
  access: 'session',
  params: imageParams,
  query: z.object({ language: languageCodeSchema.optional() }),
  success: { status: 200, body: z.array(takeSchema) },
  errors: ['not_found'],
})
