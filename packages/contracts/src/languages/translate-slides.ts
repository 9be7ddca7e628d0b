import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'
import { projectParams } from '../projects/project.ts'
import { translationJobSchema, translationLanguageSchema } from './language.ts'

export const translateSlides = operation({
  id: 'translateSlides',
  method: 'POST',
  path: '/api/projects/{id}/translate',
  summary: 'Translate the named slides, or all whose translation is missing or stale',
  tag: 'languages',
  access: 'session',
  params: projectParams,
  body: z.strictObject({
    /** Undefined means all languages of the project, and for `imageIds` all missing or stale slides. */
    languages: z.array(translationLanguageSchema).min(1).max(50).optional(),
    imageIds: z.array(idSchema).min(1).max(500).optional(),
    /** Also replace scripts that people edited or reviewed; otherwise they are left and counted in `left`. */
    overwrite: z.boolean().optional(),
  }),
  success: {
    status: 202,
    body: z.array(
      z.object({
        languageCode: z.string(),
        /** Slides that will be translated. */
        planned: z.int().nonnegative(),
        /** Slides that match the request but are left because people edited or reviewed them. */
        left: z.int().nonnegative(),
        job: translationJobSchema.nullable(),
      }),
    ),
  },
  errors: ['not_found', 'no_worker', 'language_unavailable', 'unavailable'],
})
