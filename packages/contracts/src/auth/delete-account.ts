import { operation } from '../operation.ts'

export const deleteAccount = operation({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/api/account',
  summary:
    "Delete the caller's account at once, with its projects, videos and files; nothing of it can be brought back",
  tag: 'auth',
  access: 'session',
  success: { status: 204, body: 'empty' },
  errors: [],
})
