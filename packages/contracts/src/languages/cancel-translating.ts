import { operation } from '../operation.ts'
import { languageParams, projectLanguageSchema } from './language.ts'

export const cancelTranslating = operation({
  id: 'cancelTranslating',
  method: 'POST',
  path: '/api/projects/{projectId}/languages/{language}/cancel',
  summary: 'Cancel the translation into a language; slides already translated stay',
  tag: 'languages',
  access: 'session',
  params: languageParams,
  success: { status: 200, body: projectLanguageSchema },
  errors: ['not_found', 'unavailable'],
})
