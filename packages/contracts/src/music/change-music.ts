import { z } from 'zod'
import { operation } from '../operation.ts'
import { projectParams } from '../projects/project.ts'
import { musicSchema, musicVolumeSchema } from './music.ts'

export const changeMusic = operation({
  id: 'changeMusic',
  method: 'PATCH',
  path: '/api/projects/{id}/music',
  summary: "Set the volume of a project's music",
  tag: 'music',
  access: 'session',
  params: projectParams,
  body: z.strictObject({ volume: musicVolumeSchema }),
  success: { status: 200, body: musicSchema },
  errors: ['not_found'],
})
