import { operation } from '../operation.ts'
import { projectParams } from './project.ts'

export const deleteProject = operation({
  id: 'deleteProject',
  method: 'DELETE',
  path: '/api/projects/{id}',
  summary:
    'Delete a project with its slides, scripts and videos; videos being generated are cancelled. It can be brought back for some days',
  tag: 'projects',
  access: 'session',
  params: projectParams,
  success: { status: 204, body: 'empty' },
  errors: ['not_found', 'unavailable'],
})
