import { z } from 'zod'
import { operation } from '../operation.ts'

export const voiceSchema = z.object({ id: z.string(), name: z.string(), description: z.string() })

export const listVoices = operation({
  id: 'listVoices',
  method: 'GET',
  path: '/api/voices',
  summary: 'The voices that running workers can speak with',
  tag: 'speech',
  access: 'session',
  success: { status: 200, body: z.array(voiceSchema) },
  errors: [],
})
