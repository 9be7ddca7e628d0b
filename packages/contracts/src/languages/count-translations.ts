import { z } from 'zod'
import { operation } from '../operation.ts'
import { projectParams } from '../projects/project.ts'

export const translationCountsSchema = z.object({
  languageCode: z.string(),
  /** Slides by what is left to do. A slide that says nothing is in none. */
  untranslated: z.int().nonnegative(),
  stale: z.int().nonnegative(),
  toReview: z.int().nonnegative(),
  reviewed: z.int().nonnegative(),
})

export type TranslationCounts = z.infer<typeof translationCountsSchema>

export const countTranslations = operation({
  id: 'countTranslations',
  method: 'GET',
  path: '/api/projects/{id}/languages',
  summary: 'How many slides of a project are translated and reviewed, by language',
  tag: 'languages',
  access: 'session',
  params: projectParams,
  success: { status: 200, body: z.array(translationCountsSchema) },
  errors: ['not_found'],
})
