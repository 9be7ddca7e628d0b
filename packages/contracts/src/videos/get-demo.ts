import { z } from 'zod'
import { operation } from '../operation.ts'
import { filmSchema } from './video.ts'

const demoSchema = z.object({
  /** Null until there is one. */
  film: z
    .object({
      title: z.string(),
      /** Seconds. */
      duration: z.number(),
      streamUrl: z.string(),
      /** HLS, for choosing the language while it plays; null for a film in one. */
      masterUrl: z.string().nullable(),
      languages: filmSchema.shape.languages,
      captions: z.array(z.object({ languageCode: z.string(), webVttUrl: z.string() })),
      chapters: filmSchema.shape.chapters,
    })
    .nullable(),
})

export type DemoFilm = NonNullable<z.infer<typeof demoSchema>['film']>

export const getDemo = operation({
  id: 'getDemo',
  method: 'GET',
  path: '/api/demo',
  summary: 'The film that visitors are shown, made by this installation',
  tag: 'videos',
  access: 'public',
  success: { status: 200, body: demoSchema },
  errors: [],
})
