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
  /** Seconds, estimated for the project as it is now; 0 and 10 while no narration or length is known. */
  startTime: z.number(),
  endTime: z.number(),
  /** Seconds set by a person, or null; the slide lasts longer if its narration does. */
  manualDuration: z.number().nullable(),
})

export type ImageJson = z.infer<typeof imageSchema>

export const imageParams = z.object({ projectId: idSchema, imageId: idSchema })

/** Reasons to reject an uploaded picture. */
export const pictureErrors = [
  'picture_missing',
  'picture_too_large',
  'picture_too_many_pixels',
  'picture_type',
  'picture_heic',
  'picture_unreadable',
] as const
