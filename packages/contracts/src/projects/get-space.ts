import { z } from 'zod'
import { operation } from '../operation.ts'
import { projectParams } from './project.ts'

const bytes = z.int().nonnegative()

const spaceSchema = z.object({
  pictures: bytes,
  /** Clips behind slides. */
  videos: bytes,
  recordings: bytes,
  music: bytes,
  films: bytes,
  /** Previews of single slides. */
  previews: bytes,
  total: bytes,
})

export type Space = z.infer<typeof spaceSchema>

export const getSpace = operation({
  id: 'getSpace',
  method: 'GET',
  path: '/api/projects/{id}/space',
  summary: 'Bytes stored for a project, by kind of file',
  tag: 'projects',
  access: 'session',
  params: projectParams,
  success: { status: 200, body: spaceSchema },
  errors: ['not_found'],
})
