import { z } from 'zod'
import { operation } from '../operation.ts'

export const readinessSchema = z.object({
  /** `degraded`: pages, texts and videos are served; making videos or storing files waits for the failing part. */
  status: z.enum(['ready', 'degraded', 'not ready']),
  parts: z.record(z.enum(['postgres', 'objectStore', 'temporal']), z.enum(['ok', 'failing'])),
})

export const getReadiness = operation({
  id: 'getReadiness',
  method: 'GET',
  path: '/readyz',
  summary:
    'Readiness: 503 while Postgres does not respond, or while this process stops; the object store and Temporal are told',
  tag: 'health',
  access: 'public',
  success: { status: 200, body: readinessSchema },
  errors: ['unavailable'],
})
