import { z } from 'zod'
import { languageCodeSchema } from '../languages/language.ts'
import { idSchema, operation } from '../operation.ts'

export const generateVideo = operation({
  id: 'generateVideo',
  method: 'POST',
  path: '/api/projects/{id}/generate-video',
  summary: 'Request a video of the project as it is now, in one language or with several',
  tag: 'videos',
  access: 'session',
  params: z.object({ id: idSchema }),
  body: z.object({
    /** The first is the default language of the audio. */
    languages: z
      .array(languageCodeSchema)
      .min(1)
      .refine((codes) => new Set(codes).size === codes.length, 'each language once'),
  }),
  success: { status: 202, body: z.object({ videoId: idSchema }) },
  errors: [
    'not_found',
    'nothing_to_generate',
    'translation_missing',
    'voice_unavailable',
    'no_worker',
    'unavailable',
  ],
})
