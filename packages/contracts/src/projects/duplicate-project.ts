import { operation } from '../operation.ts'
import { projectParams, projectSchema } from './project.ts'

export const duplicateProject = operation({
  id: 'duplicateProject',
  method: 'POST',
  path: '/api/projects/{id}/duplicate',
  summary: 'Copy a project with everything in it but its videos; whoever copies it owns the copy',
  tag: 'projects',
  access: 'session',
  params: projectParams,
  success: { status: 201, body: projectSchema },
  errors: ['not_found', 'storage_failed'],
})
