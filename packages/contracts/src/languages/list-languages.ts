import { z } from 'zod'
import { operation } from '../operation.ts'
import { offeredLanguageSchema } from './language.ts'

export const listLanguages = operation({
  id: 'listLanguages',
  method: 'GET',
  path: '/api/languages',
  summary: 'The languages that a running worker can translate into and speak',
  tag: 'languages',
  access: 'session',
  success: { status: 200, body: z.array(offeredLanguageSchema) },
  errors: [],
})
