import { operation } from '../operation.ts'
import { projectParams } from './project.ts'

export const purgeProject = operation({
  id: 'purgeProject',
  method: 'DELETE',
  path: '/api/deleted-projects/{id}',
  summary: 'Delete a deleted project for good, with all its files',
  tag: 'projects',
  access: 'session',
  params: projectParams,
  success: { status: 204, body: 'empty' },
  errors: ['not_found'],
})
