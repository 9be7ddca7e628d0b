import { z } from 'zod'
import { operation } from '../operation.ts'
import { projectParams } from './project.ts'

const bytes = z.int().nonnegative()

const spaceSchema = z.object({
  pictures: bytes,
  /** Video backgrounds of slides. */
  videos: bytes,
  recordings: bytes,
  music: bytes,
  films: bytes,
  /** Videos of single slides. */
  previews: bytes,
  total: bytes,
})

export type Space = z.infer<typeof spaceSchema>

export const getSpace = operation({
  id: 'getSpace',
  method: 'GET',
  path: '/api/projects/{id}/space',
  summary: 'The space that the files of a project take, in bytes',
  tag: 'projects',
  access: 'session',
  params: projectParams,
  success: { status: 200, body: spaceSchema },
  errors: ['not_found'],
})
