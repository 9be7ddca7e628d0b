import { operation } from '../operation.ts'
import { projectParams } from '../projects/project.ts'
import { glossarySchema, savedGlossarySchema } from './glossary.ts'

export const saveGlossary = operation({
  id: 'saveGlossary',
  method: 'PUT',
  path: '/api/projects/{id}/glossary',
  summary: "Save a project's whole glossary",
  tag: 'languages',
  access: 'session',
  params: projectParams,
  body: savedGlossarySchema,
  success: { status: 200, body: glossarySchema },
  errors: ['not_found'],
})
