import { z } from 'zod'
import { operation } from '../operation.ts'

export const userSchema = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  email: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** Listed in `ADMIN_EMAILS`: may open /admin. */
  isAdministrator: z.boolean(),
})

export type User = z.infer<typeof userSchema>

export const getUser = operation({
  id: 'getUser',
  method: 'GET',
  path: '/api/auth/user',
  summary: 'Who is signed in',
  tag: 'auth',
  access: 'session',
  success: { status: 200, body: userSchema },
  errors: [],
})
