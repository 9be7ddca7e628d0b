import { operation } from '../operation.ts'
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
  body: savedLexiconSchema,
  success: { status: 200, body: lexiconSchema },
  errors: ['not_found'],
})
