import { z } from 'zod'
import { operation } from '../operation.ts'

export const readinessSchema = z.object({
  status: z.enum(['ready', 'not ready']),
  parts: z.record(z.enum(['postgres', 'objectStore', 'temporal']), z.enum(['ok', 'failing'])),
})

export const getReadiness = operation({
  id: 'getReadiness',
  method: 'GET',
  path: '/readyz',
  summary: 'Readiness: Postgres, the object store and Temporal respond; 503 while one does not',
  tag: 'health',
  access: 'public',
  success: { status: 200, body: readinessSchema },
  errors: ['unavailable'],
})
