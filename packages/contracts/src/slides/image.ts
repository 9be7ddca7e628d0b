import { z } from 'zod'
import { filenameSchema, idSchema } from '../operation.ts'

export const imageSchema = z.object({
  id: idSchema,
  projectId: idSchema,
  filename: filenameSchema,
  thumbnailFilename: filenameSchema,
  originalName: z.string(),
  size: z.int().nonnegative(),
  width: z.int().positive(),
  height: z.int().positive(),
  orderIndex: z.int().nonnegative(),
  /** Seconds, from the plan as it stands; 0 and 10 while there is nothing to say. */
  startTime: z.number(),
  endTime: z.number(),
  /** Seconds the slide lasts, when a person has set that; longer when its narration needs it. */
  manualDuration: z.number().nullable(),
})

export type ImageJson = z.infer<typeof imageSchema>

export const imageParams = z.object({ projectId: idSchema, imageId: idSchema })

/** What a picture that somebody sends may be refused for. */
export const pictureErrors = [
  'picture_missing',
  'picture_too_large',
  'picture_too_many_pixels',
  'picture_type',
  'picture_heic',
  'picture_unreadable',
] as const
