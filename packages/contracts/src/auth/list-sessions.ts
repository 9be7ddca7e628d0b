import { z } from 'zod'
import { operation } from '../operation.ts'

export const sessionSchema = z.object({
  /** The browser that signed in, as it calls itself; null for one that gave no name. */
  userAgent: z.string().nullable(),
  startedAt: z.iso.datetime(),
  /** To the hour. */
  usedAt: z.iso.datetime(),
  /** The session of this request. */
  isCurrent: z.boolean(),
})

export type Session = z.infer<typeof sessionSchema>

export const listSessions = operation({
  id: 'listSessions',
  method: 'GET',
  path: '/api/sessions',
  summary: 'Where the caller is signed in, the last used first',
  tag: 'auth',
  access: 'session',
  success: { status: 200, body: z.array(sessionSchema) },
  errors: [],
})
