import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'

export const importRecording = operation({
  id: 'importRecording',
  method: 'POST',
  path: '/api/slides/upload-recording',
  summary: "Upload a slide's recording; it is checked and normalised before it is stored",
  tag: 'recordings',
  access: 'session',
  form: { file: 'recording', fields: z.object({ slideId: idSchema }) },
  success: {
    status: 201,
    body: z.object({ audioRecording: z.string(), recordingDuration: z.number() }),
  },
  errors: [
    'not_found',
    'recording_missing',
    'recording_type',
    'recording_too_large',
    'recording_unreadable',
    'no_worker',
    'unavailable',
  ],
})
