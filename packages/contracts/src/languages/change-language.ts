import { z } from 'zod'
import { operation } from '../operation.ts'
import { languageParams, projectLanguageSchema, voiceChoiceSchema } from './language.ts'

export const changeLanguage = operation({
  id: 'changeLanguage',
  method: 'PATCH',
  path: '/api/projects/{projectId}/languages/{language}',
  summary: "Choose a language's voice; null selects the first installed voice of the language",
  tag: 'languages',
  access: 'session',
  params: languageParams,
  body: z.strictObject({ voice: voiceChoiceSchema.nullable() }),
  success: { status: 200, body: projectLanguageSchema },
  errors: ['not_found', 'voice_unavailable'],
})
