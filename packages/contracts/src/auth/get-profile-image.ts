import { z } from 'zod'
import { filenameSchema, operation } from '../operation.ts'

export const getProfileImage = operation({
  id: 'getProfileImage',
  method: 'GET',
  path: '/api/profile-images/{filename}',
  summary: "The signed-in user's picture, as this installation stores it",
  tag: 'auth',
  access: 'session',
  params: z.object({ filename: filenameSchema }),
  success: { status: 200, body: 'image' },
  errors: ['not_found'],
})
