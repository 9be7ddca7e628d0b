import { operation } from '../operation.ts'
import { languageParams, projectLanguageSchema } from './language.ts'

export const getLanguage = operation({
  id: 'getLanguage',
  method: 'GET',
  path: '/api/projects/{projectId}/languages/{language}',
  summary: 'The script of each slide in a language, with its source text',
  tag: 'languages',
  access: 'session',
  params: languageParams,
  success: { status: 200, body: projectLanguageSchema },
  errors: ['not_found'],
})
