import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'

const deletedProjectSchema = z.object({
  id: idSchema,
  title: z.string(),
  imageCount: z.int().nonnegative(),
  deletedAt: z.iso.datetime(),
  /** From then on it cannot be brought back. */
  goneAt: z.iso.datetime(),
})

export type DeletedProject = z.infer<typeof deletedProjectSchema>

export const listDeletedProjects = operation({
  id: 'listDeletedProjects',
  method: 'GET',
  path: '/api/deleted-projects',
  summary: 'Projects that the caller deleted and can bring back, newest first',
  tag: 'projects',
  access: 'session',
  success: { status: 200, body: z.array(deletedProjectSchema) },
  errors: [],
})
