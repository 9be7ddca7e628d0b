import { z } from 'zod'
import { operation } from '../operation.ts'
import { projectParams } from '../projects/project.ts'
import { projectLanguageSchema, translationLanguageSchema } from './language.ts'

export const addLanguage = operation({
  id: 'addLanguage',
  method: 'POST',
  path: '/api/projects/{id}/languages',
  summary: 'Give a project a language; one that it has stays as it is',
  tag: 'languages',
  access: 'session',
  params: projectParams,
  body: z.strictObject({ languageCode: translationLanguageSchema }),
  success: { status: 201, body: projectLanguageSchema },
  errors: ['not_found', 'no_worker', 'language_unavailable'],
})
