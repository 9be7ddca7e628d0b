import { languageCodes } from '@voxdeck/core/languages/languages'
import { z } from 'zod'
import { operation } from '../operation.ts'

export const voiceSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** The language it speaks, by its BCP 47 code. */
  language: z.enum(languageCodes),
  /** Id of the speech engine that speaks it. */
  engine: z.string(),
  /** Set for voices that are intelligible but sound synthetic. */
  basic: z.literal(true).optional(),
})

export const listVoices = operation({
  id: 'listVoices',
  method: 'GET',
  path: '/api/voices',
  summary: 'The voices that running workers can speak with, by language',
  tag: 'speech',
  access: 'session',
  success: { status: 200, body: z.array(voiceSchema) },
  errors: [],
})
