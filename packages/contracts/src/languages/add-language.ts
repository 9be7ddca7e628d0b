import { z } from 'zod'
import { operation } from '../operation.ts'
import { projectParams } from '../projects/project.ts'
import { projectLanguageSchema, translationLanguageSchema } from './language.ts'

export const addLanguage = operation({
  id: 'addLanguage',
  method: 'POST',
  path: '/api/projects/{id}/languages',
  summary: 'Add a language to a project; no change if the project has it',
  tag: 'languages',
  access: 'session',
  params: projectParams,
  body: z.strictObject({ languageCode: translationLanguageSchema }),
  success: { status: 201, body: projectLanguageSchema },
  errors: ['not_found'],
})
