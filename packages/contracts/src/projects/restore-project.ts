import { operation } from '../operation.ts'
import { projectParams, projectSchema } from './project.ts'

export const restoreProject = operation({
  id: 'restoreProject',
  method: 'POST',
  path: '/api/deleted-projects/{id}/restore',
  summary: 'Bring a deleted project back, with everything in it',
  tag: 'projects',
  access: 'session',
  params: projectParams,
  success: { status: 200, body: projectSchema },
  errors: ['not_found'],
})
