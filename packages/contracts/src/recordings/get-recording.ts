import { z } from 'zod'
import { filenameSchema, operation } from '../operation.ts'

export const getRecording = operation({
  id: 'getRecording',
  method: 'GET',
  path: '/api/recordings/{filename}',
  summary: "A slide's recording, as normalised; supports ETag and range requests",
  tag: 'recordings',
  access: 'session',
  params: z.object({ filename: filenameSchema }),
  success: { status: 200, body: 'audio' },
  errors: ['not_found'],
})
