import { z } from 'zod'
import { operation } from '../operation.ts'
import { searchSchema } from './project.ts'

const count = z.int().nonnegative()

const totalsSchema = z.object({
  projects: count,
  slides: count,
  /** Videos of any status, without previews of single slides. */
  videos: count,
  projectsWithFilm: count,
  translations: count,
  /** Distinct language codes of the translations. */
  languages: count,
  /** Bytes of all files: pictures, clips, recordings, music and videos. */
  space: count,
  /** Projects that match the search; all of them without a search. */
  matching: count,
})

export type Totals = z.infer<typeof totalsSchema>

export const summariseProjects = operation({
  id: 'summariseProjects',
  method: 'GET',
  path: '/api/dashboard',
  summary: 'Totals over all projects, and how many of them match a search',
  tag: 'projects',
  access: 'session',
  query: z.object({ search: searchSchema.optional() }),
  success: { status: 200, body: totalsSchema },
  errors: [],
})
