import { operation } from '../operation.ts'
import { languageParams } from './language.ts'

export const removeLanguage = operation({
  id: 'removeLanguage',
  method: 'DELETE',
  path: '/api/projects/{projectId}/languages/{language}',
  summary: 'Remove a language and its translations from a project',
  tag: 'languages',
  access: 'session',
  params: languageParams,
  success: { status: 204, body: 'empty' },
  errors: ['not_found', 'unavailable'],
})
