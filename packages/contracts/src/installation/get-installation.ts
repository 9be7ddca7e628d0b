import { z } from 'zod'
import { operation } from '../operation.ts'

export const getInstallation = operation({
  id: 'getInstallation',
  method: 'GET',
  path: '/api/installation',
  summary: 'What the operator of this installation allows its pages to do',
  tag: 'installation',
  access: 'session',
  success: {
    status: 200,
    body: z.object({
      /** Dictation uses the browser's speech recognition, which may send speech to the browser's maker. */
      dictation: z.boolean(),
    }),
  },
  errors: [],
})
