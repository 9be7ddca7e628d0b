import { z } from 'zod'

/** Eight peaks per second, from 0 to 100. */
export const storedRecordingSchema = z.object({
  url: z.string(),
  duration: z.number(),
  peaks: z.array(z.int().min(0).max(100)),
})

export type StoredRecordingJson = z.infer<typeof storedRecordingSchema>
