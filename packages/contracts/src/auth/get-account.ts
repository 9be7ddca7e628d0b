import { z } from 'zod'
import { operation } from '../operation.ts'

export const accountSchema = z.object({
  /** Projects that belong to the caller, deleted ones that could be brought back among them. */
  projects: z.int().nonnegative(),
  videos: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
})

export type Account = z.infer<typeof accountSchema>

export const getAccount = operation({
  id: 'getAccount',
  method: 'GET',
  path: '/api/account',
  summary: "What the caller's account holds, and what goes when it is deleted",
  tag: 'auth',
  access: 'session',
  success: { status: 200, body: accountSchema },
  errors: [],
})
