import { operation } from '../operation.ts'
import { imageParams } from './image.ts'

export const deleteSlide = operation({
  id: 'deleteSlide',
  method: 'DELETE',
  path: '/api/projects/{projectId}/images/{imageId}',
  summary: 'Delete a slide with its script',
  tag: 'images',
  access: 'session',
  params: imageParams,
  success: { status: 204, body: 'empty' },
  errors: ['not_found'],
})
