import { operation } from '../operation.ts'

export const logOut = operation({
  id: 'logOut',
  method: 'GET',
  path: '/api/logout',
  summary: 'End the session and go to the landing page',
  tag: 'auth',
  access: 'public',
  success: { status: 302, body: 'redirect' },
  errors: [],
})
