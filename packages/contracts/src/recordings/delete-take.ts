import { filenameSchema, operation } from '../operation.ts'
import { imageParams } from '../slides/image.ts'

export const deleteTake = operation({
  id: 'deleteTake',
  method: 'DELETE',
  path: '/api/projects/{projectId}/images/{imageId}/takes/{filename}',
  summary: 'Delete a recording that another replaced',
  tag: 'recordings',
  access: 'session',
  params: imageParams.extend({ filename: filenameSchema }),
  success: { status: 204, body: 'empty' },
  errors: ['not_found'],
})
