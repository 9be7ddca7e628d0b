import { z } from 'zod'
import { operation } from '../operation.ts'

export const getHealth = operation({
  id: 'getHealth',
  method: 'GET',
  path: '/healthz',
  summary: 'Liveness: the process runs',
  tag: 'health',
  access: 'public',
  success: { status: 200, body: z.object({ status: z.literal('ok') }) },
  errors: [],
})
