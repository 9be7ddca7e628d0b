import { z } from 'zod'
import { operation } from '../operation.ts'
import { listedVideoSchema } from './video.ts'

const demoSchema = z.object({
  /** Null until there is one. */
  film: z
    .object({
      title: z.string(),
      /** Seconds. */
      duration: z.number(),
      streamUrl: z.string(),
      /** HLS, for choosing the language while it plays; null for a video in one. */
      masterUrl: z.string().nullable(),
      languages: listedVideoSchema.shape.languages,
      captions: z.array(z.object({ languageCode: z.string(), webVttUrl: z.string() })),
      chapters: listedVideoSchema.shape.chapters,
    })
    .nullable(),
})

export type DemoVideo = NonNullable<z.infer<typeof demoSchema>['film']>

export const getDemo = operation({
  id: 'getDemo',
  method: 'GET',
  path: '/api/demo',
  summary: 'The video that visitors are shown, made by this installation',
  tag: 'videos',
  access: 'public',
  success: { status: 200, body: demoSchema },
  errors: [],
})
