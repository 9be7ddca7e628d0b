import { z } from 'zod'
import { idSchema, operation, problemSchema } from '../operation.ts'

export const jobSchema = z.object({
  id: idSchema,
  kind: z.enum(['video', 'preview', 'pack', 'translation', 'clip', 'recording', 'music']),
  status: z.enum(['running', 'done', 'failed', 'cancelled']),
  stage: z.string(),
  /** In the unit of its kind: units of work, slides, bytes. */
  done: z.number(),
  planned: z.number(),
  /** Name of the file that is imported; null for other kinds. */
  name: z.string().nullable(),
  failure: problemSchema.pick({ code: true, message: true, retryable: true }).nullable(),
})

export type Job = z.infer<typeof jobSchema>

export const getJob = operation({
  id: 'getJob',
  method: 'GET',
  path: '/api/jobs/{id}',
  summary: 'How far a job has come: the import of an upload, under the id of the upload',
  tag: 'jobs',
  access: 'session',
  params: z.object({ id: idSchema }),
  success: { status: 200, body: jobSchema },
  errors: ['not_found'],
})
