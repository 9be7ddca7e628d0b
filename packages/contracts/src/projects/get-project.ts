import { operation } from '../operation.ts'
import { projectParams, projectSchema } from './project.ts'

export const getProject = operation({
  id: 'getProject',
  method: 'GET',
  path: '/api/projects/{id}',
  summary: 'A project with its slides, scripts and videos',
  tag: 'projects',
  access: 'session',
  params: projectParams,
  success: { status: 200, body: projectSchema },
  errors: ['not_found'],
})
