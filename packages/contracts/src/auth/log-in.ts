import { z } from 'zod'
import { operation } from '../operation.ts'

export const logIn = operation({
  id: 'logIn',
  method: 'GET',
  path: '/api/login',
  summary: 'Go to the identity provider, and come back to the page asked for',
  tag: 'auth',
  access: 'public',
  query: z.object({ returnTo: z.string().max(2000).optional() }),
  success: { status: 302, body: 'redirect' },
  errors: ['unavailable'],
})
