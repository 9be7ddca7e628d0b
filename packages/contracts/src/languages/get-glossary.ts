import { operation } from '../operation.ts'
import { projectParams } from '../projects/project.ts'
import { glossarySchema } from './glossary.ts'

export const getGlossary = operation({
  id: 'getGlossary',
  method: 'GET',
  path: '/api/projects/{id}/glossary',
  summary: "A project's glossary: how terms are translated",
  tag: 'languages',
  access: 'session',
  params: projectParams,
  success: { status: 200, body: glossarySchema },
  errors: ['not_found'],
})
