import { z } from 'zod'
import { operation } from '../operation.ts'

export const installationSchema = z.object({
  /** Dictation uses the browser's speech recognition, which may send speech to the browser's maker. */
  dictation: z.boolean(),
  /** A recording with the microphone ends by itself after so many seconds. */
  recordingSeconds: z.int().positive(),
})

export type Installation = z.infer<typeof installationSchema>

export const getInstallation = operation({
  id: 'getInstallation',
  method: 'GET',
  path: '/api/installation',
  summary: 'What the operator of this installation allows its pages to do',
  tag: 'installation',
  access: 'session',
  success: {
    status: 200,
    body: installationSchema,
  },
  errors: [],
})
