import { z } from 'zod'
import { operation } from '../operation.ts'
import { projectSchema, titleSchema } from './project.ts'

export const createProject = operation({
  id: 'createProject',
  method: 'POST',
  path: '/api/projects',
  summary: 'Create a project, owned by the signed-in user',
  tag: 'projects',
  access: 'session',
  body: z.object({ title: titleSchema }),
  success: { status: 201, body: projectSchema },
  errors: [],
})
