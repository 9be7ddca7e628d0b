import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'

const slideSchema = z.object({
  slideNumber: z.int().positive(),
  /** The slide may have been deleted since. */
  imageId: idSchema,
  script: z.string(),
  voice: z.string(),
  /** A recording was used instead of generated narration. */
  isRecorded: z.boolean(),
  /** Whether a video requested now would say the same on this slide. */
  isCurrent: z.boolean(),
})

const scriptSchema = z.object({ slides: z.array(slideSchema) })

export type VideoScriptJson = z.infer<typeof scriptSchema>

export const getVideoScript = operation({
  id: 'getVideoScript',
  method: 'GET',
  path: '/api/projects/{projectId}/videos/{videoId}/script',
  summary: 'The script that a video was generated from, by slide',
  tag: 'videos',
  access: 'session',
  params: z.object({ projectId: idSchema, videoId: idSchema }),
  success: { status: 200, body: scriptSchema },
  errors: ['not_found'],
})
