import { z } from 'zod'
import { baseHashSchema, operation } from '../operation.ts'
import { projectParams } from '../projects/project.ts'
import { lexiconSchema, savedLexiconSchema } from './lexicon.ts'

export const saveLexicon = operation({
  id: 'saveLexicon',
  method: 'PUT',
  path: '/api/projects/{id}/lexicon',
  summary: "Save a project's whole lexicon",
  tag: 'languages',
  access: 'session',
  params: projectParams,
  /** Of the list as canonical JSON: changes of other terms since then are merged. */
  query: z.strictObject({ base: baseHashSchema.optional() }),
  body: savedLexiconSchema,
  success: { status: 200, body: lexiconSchema },
  errors: ['not_found', 'text_conflict'],
})
