import { z } from 'zod'
import { languageCodeSchema } from '../languages/language.ts'
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

const scriptSchema = z.object({
  /** The language of `slides`. */
  languageCode: z.string(),
  /** All languages of the video; whether one requested now would say the same in each. */
  languages: z.array(z.object({ languageCode: z.string(), isCurrent: z.boolean() })),
  slides: z.array(slideSchema),
})

export type VideoScriptJson = z.infer<typeof scriptSchema>

export const getVideoScript = operation({
  id: 'getVideoScript',
  method: 'GET',
  path: '/api/projects/{projectId}/videos/{videoId}/script',
  summary: 'The script that a video was generated from, by slide, in one of its languages',
  tag: 'videos',
  access: 'session',
  params: z.object({ projectId: idSchema, videoId: idSchema }),
  /** Its own language without one. */
  query: z.object({ language: languageCodeSchema.optional() }),
  success: { status: 200, body: scriptSchema },
  errors: ['not_found'],
})
