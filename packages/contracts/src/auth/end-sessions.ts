import { operation } from '../operation.ts'

export const endSessions = operation({
  id: 'endSessions',
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Sign the caller out everywhere, here too',
  tag: 'auth',
  access: 'session',
  success: { status: 204, body: 'empty' },
  errors: [],
})
