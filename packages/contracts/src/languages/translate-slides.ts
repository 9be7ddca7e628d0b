import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'
import { projectParams } from '../projects/project.ts'
import { translationJobSchema, translationLanguageSchema } from './language.ts'

export const translateSlides = operation({
  id: 'translateSlides',
  method: 'POST',
  path: '/api/projects/{id}/translate',
  summary: 'Translate slides: those named, or all that are missing or stale',
  tag: 'languages',
  access: 'session',
  params: projectParams,
  body: z.strictObject({
    /** Without them, all of the project. */
    languages: z.array(translationLanguageSchema).min(1).max(50).optional(),
    imageIds: z.array(idSchema).min(1).max(500).optional(),
    /** What people wrote or reviewed is replaced too; otherwise it is left, and counted. */
    overwrite: z.boolean().optional(),
  }),
  success: {
    status: 202,
    body: z.array(
      z.object({
        languageCode: z.string(),
        /** Slides that will be translated. */
        planned: z.int().nonnegative(),
        /** Slides that were meant and are left as people wrote them. */
        left: z.int().nonnegative(),
        job: translationJobSchema.nullable(),
      }),
    ),
  },
  errors: ['not_found', 'no_worker', 'language_unavailable', 'unavailable'],
})
