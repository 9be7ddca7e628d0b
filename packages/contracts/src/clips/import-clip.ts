import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'

export const clipLimits = { bytes: 50 * 1024 * 1024, type: 'video/mp4', extension: '.mp4' } as const

export const importClip = operation({
  id: 'importClip',
  method: 'POST',
  path: '/api/slides/upload-video',
  summary: "Upload a slide's clip; it is checked and normalised before it is stored",
  tag: 'clips',
  access: 'session',
  form: { file: 'video', fields: z.object({ slideId: idSchema }) },
  success: { status: 201, body: z.object({ videoUrl: z.string(), videoFilename: z.string() }) },
  errors: [
    'not_found',
    'clip_missing',
    'clip_type',
    'clip_too_large',
    'clip_unreadable',
    'no_worker',
    'unavailable',
  ],
  hasErrorField: true,
})
