import { operation } from '../operation.ts'
import { projectParams, projectSchema } from './project.ts'

export const duplicateProject = operation({
  id: 'duplicateProject',
  method: 'POST',
  path: '/api/projects/{id}/duplicate',
  summary: 'Copy a project with everything but its videos; the signed-in user owns the copy',
  tag: 'projects',
  access: 'session',
  params: projectParams,
  success: { status: 201, body: projectSchema },
  errors: ['not_found', 'storage_failed'],
})
