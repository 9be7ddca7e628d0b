import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'

const slideSchema = z.object({
  slideNumber: z.int().positive(),
  /** The slide may be gone by now. */
  imageId: idSchema,
  script: z.string(),
  voice: z.string(),
  /** Somebody's own voice stood instead of the script. */
  isRecorded: z.boolean(),
  /** Whether a video asked for now would say the same over this slide. */
  isCurrent: z.boolean(),
})

const scriptSchema = z.object({ slides: z.array(slideSchema) })

export type VideoScriptJson = z.infer<typeof scriptSchema>

export const getVideoScript = operation({
  id: 'getVideoScript',
  method: 'GET',
  path: '/api/projects/{projectId}/videos/{videoId}/script',
  summary: 'The text that a video was made from, slide by slide',
  tag: 'videos',
  access: 'session',
  params: z.object({ projectId: idSchema, videoId: idSchema }),
  success: { status: 200, body: scriptSchema },
  errors: ['not_found'],
})
