import { z } from 'zod'
import { idSchema, operation } from '../operation.ts'
import { videoSchema } from '../videos/video.ts'

const accountVideoSchema = z.object({ projectTitle: z.string(), video: videoSchema })

export type AccountVideo = z.infer<typeof accountVideoSchema>

/** Events of the stream: name and schema of the data. */
export const accountEvents = {
  /** All videos in the making, of whichever project: the first event of every stream. */
  videos: z.object({ generating: z.array(accountVideoSchema) }),
  /** A video started, progressed or ended. */
  video: accountVideoSchema,
  /** A project changed; null: one was created, deleted or brought back. */
  projects: z.object({ projectId: idSchema.nullable() }),
}

export const watchAccount = operation({
  id: 'watchAccount',
  method: 'GET',
  path: '/api/events',
  summary: "Server-sent events: changes of all of the caller's projects, and the progress of their videos",
  tag: 'auth',
  access: 'session',
  success: { status: 200, body: 'events' },
  errors: [],
})
