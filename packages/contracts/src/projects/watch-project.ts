import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'
import { videoSchema } from '../videos/video.ts'
import { projectParams } from './project.ts'

/** Events of the stream: name and schema of the data. The `language` event is in language-event.ts. */
export const projectEvents = {
  /** The project changed; its new revision. */
  project: z.object({ projectId: idSchema, revision: z.int() }),
  /** A video started, progressed or ended. */
  video: videoSchema,
}

export const watchProject = operation({
  id: 'watchProject',
  method: 'GET',
  path: '/api/projects/{id}/events',
  summary: 'Server-sent events: changes of a project, the progress of its videos and of its translations',
  tag: 'projects',
  access: 'session',
  params: projectParams,
  success: { status: 200, body: 'events' },
  errors: ['not_found'],
})
