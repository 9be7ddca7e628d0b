import { z } from 'zod'
import { baseHashSchema, operation } from '../operation.ts'
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
  /** Of the list as canonical JSON: changes of other terms since then are merged. */
  query: z.strictObject({ base: baseHashSchema.optional() }),
  body: savedGlossarySchema,
  success: { status: 200, body: glossarySchema },
  errors: ['not_found', 'text_conflict'],
})
