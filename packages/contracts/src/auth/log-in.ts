import { z } from 'zod'
import { operation } from '../operation.ts'

export const logIn = operation({
  id: 'logIn',
  method: 'GET',
  path: '/api/login',
  summary: 'Redirect to the identity provider, and after the sign-in to the page in returnTo',
  tag: 'auth',
  access: 'public',
  query: z.object({ returnTo: z.string().max(2000).optional() }),
  success: { status: 302, body: 'redirect' },
  errors: ['unavailable'],
})
