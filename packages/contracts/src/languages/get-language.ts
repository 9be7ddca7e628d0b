import { operation } from '../operation.ts'
import { languageParams, projectLanguageSchema } from './language.ts'

export const getLanguage = operation({
  id: 'getLanguage',
  method: 'GET',
  path: '/api/projects/{projectId}/languages/{language}',
  summary: 'What each slide says in a language, beside its English',
  tag: 'languages',
  access: 'session',
  params: languageParams,
  success: { status: 200, body: projectLanguageSchema },
  errors: ['not_found'],
})
