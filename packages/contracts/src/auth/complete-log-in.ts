import { z } from 'zod'
import { operation } from '../operation.ts'

export const completeLogIn = operation({
  id: 'completeLogIn',
  method: 'GET',
  path: '/api/callback',
  summary: 'Redirect URI of the identity provider: completes the sign-in',
  tag: 'auth',
  access: 'public',
  query: z.looseObject({ state: z.string().optional(), code: z.string().optional() }),
  success: { status: 302, body: 'redirect' },
  errors: ['sign_in_expired', 'sign_in_refused', 'unavailable'],
})
