import { z } from 'zod'
import { operation } from '../operation.ts'
import { searchSchema } from './project.ts'

const count = z.int().nonnegative()

const totalsSchema = z.object({
  projects: count,
  slides: count,
  /** Videos, however they ended; previews of single slides are none. */
  videos: count,
  projectsWithFilm: count,
  translations: count,
  /** Distinct language codes of the translations. */
  languages: count,
  /** Bytes of all files: pictures, videos, recordings and videos. */
  space: count,
  /** Projects that the search finds; all of them without one. */
  matching: count,
})

export type Totals = z.infer<typeof totalsSchema>

export const summariseProjects = operation({
  id: 'summariseProjects',
  method: 'GET',
  path: '/api/dashboard',
  summary: 'Counts over all projects, and how many of them a search finds',
  tag: 'projects',
  access: 'session',
  query: z.object({ search: searchSchema.optional() }),
  success: { status: 200, body: totalsSchema },
  errors: [],
})
