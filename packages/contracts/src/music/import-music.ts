import { z } from 'zod'
import { operation } from '../operation.ts'
import { projectParams } from '../projects/project.ts'
import { musicSchema } from './music.ts'

export const importMusic = operation({
  id: 'importMusic',
  method: 'POST',
  path: '/api/projects/{id}/music',
  summary: 'Upload background music for a project; it is checked and normalised before it is stored',
  tag: 'music',
  access: 'session',
  params: projectParams,
  form: { file: 'music', fields: z.object({}) },
  success: { status: 201, body: musicSchema },
  errors: ['not_found', 'music_type', 'music_too_large', 'music_unreadable', 'no_worker', 'unavailable'],
})
