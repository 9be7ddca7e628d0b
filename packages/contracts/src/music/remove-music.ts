import { operation } from '../operation.ts'
import { projectParams } from '../projects/project.ts'

export const removeMusic = operation({
  id: 'removeMusic',
  method: 'DELETE',
  path: '/api/projects/{id}/music',
  summary: "Remove a project's music",
  tag: 'music',
  access: 'session',
  params: projectParams,
  success: { status: 204, body: 'empty' },
  errors: ['not_found'],
})
