import { z } from 'zod'
import { languageCodeSchema } from '../languages/language.ts'
import { idSchema, operation } from '../operation.ts'

/** `language`: a translation's; without it the recording is of the source language. */
export const recordedSlideSchema = z.object({ slideId: idSchema, language: languageCodeSchema.optional() })

export const importRecording = operation({
  id: 'importRecording',
  method: 'POST',
  path: '/api/slides/upload-recording',
  summary: "Upload a slide's recording; it is checked and normalised before it is stored",
  tag: 'recordings',
  access: 'session',
  form: { file: 'recording', fields: recordedSlideSchema },
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
