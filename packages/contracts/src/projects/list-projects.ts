import { z } from 'zod'
import { operation } from '../operation.ts'
import { projectSummarySchema } from './project.ts'

export const listProjects = operation({
  id: 'listProjects',
  method: 'GET',
  path: '/api/projects',
  summary: 'Projects, last edited first, a page at a time',
  tag: 'projects',
  access: 'session',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).optional(),
    /** updatedAt of the last project of the page before. */
    before: z.iso.datetime().optional(),
  }),
  success: { status: 200, body: z.array(projectSummarySchema) },
  errors: [],
})
