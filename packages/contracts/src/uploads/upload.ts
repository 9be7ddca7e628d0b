import { z } from 'zod'
import { idSchema } from '../operation.ts'
import { recordedSlideSchema } from '../recordings/import-recording.ts'

const fileSchema = z.object({ filename: z.string().max(1024), filetype: z.string().max(255) })

/** The `Upload-Metadata` of an upload: which file it is, and what it is for. Its job has the id of the upload. */
export const uploadMetadataSchema = z.discriminatedUnion('kind', [
  fileSchema.extend({ kind: z.literal('clip'), slideId: idSchema }),
  fileSchema.extend({ kind: z.literal('recording'), ...recordedSlideSchema.shape }),
  fileSchema.extend({ kind: z.literal('music'), projectId: idSchema }),
])

export type UploadMetadata = z.infer<typeof uploadMetadataSchema>
