import { operation } from '../operation.ts'
import { projectParams } from '../projects/project.ts'
import { lexiconSchema } from './lexicon.ts'

export const getLexicon = operation({
  id: 'getLexicon',
  method: 'GET',
  path: '/api/projects/{id}/lexicon',
  summary: "A project's lexicon: how terms are pronounced",
  tag: 'languages',
  access: 'session',
  params: projectParams,
  success: { status: 200, body: lexiconSchema },
  errors: ['not_found'],
})
