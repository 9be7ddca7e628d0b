import type { Sending } from '@/project/queries/send-file.ts'
import { sendUpload } from '@/project/queries/send-upload.ts'

/** Resolves with the music's name. */
export const importMusic = ({ projectId, file, ...sending }: Sending & { projectId: string }) =>
  sendUpload({
    ...sending,
    file,
    metadata: { kind: 'music', projectId, filename: file.name, filetype: file.type },
  })
