import { z } from 'zod'
import { operation } from '../operation.ts'
import { plainText } from '../plain-text.ts'
import { projectSummarySchema, searchSchema } from './project.ts'

export const projectSortings = ['edited', 'created', 'title'] as const
export type ProjectSorting = (typeof projectSortings)[number]

export const listProjects = operation({
  id: 'listProjects',
  method: 'GET',
  path: '/api/projects',
  summary: 'Projects, last edited first, a page at a time',
  tag: 'projects',
  access: 'session',
  query: z.object({
    search: searchSchema.optional(),
    sort: z.enum(projectSortings).optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
    /** `cursor` of the last project of the previous page, in the same sorting. */
    after: plainText().max(2000).optional(),
    /** `card` has one image, the thumbnail, and one video, the newest, preferably not cancelled. */
    view: z.enum(['full', 'card']).optional(),
  }),
  success: { status: 200, body: z.array(projectSummarySchema) },
  errors: [],
})
