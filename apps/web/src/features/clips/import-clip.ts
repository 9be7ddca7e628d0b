import type { Sending } from '@/project/queries/send-file.ts'
import { sendUpload } from '@/project/queries/send-upload.ts'

/** Resolves with the clip's name. */
export const importClip = ({ slideId, file, ...sending }: Sending & { slideId: string }) =>
  sendUpload({
    ...sending,
    file,
    metadata: { kind: 'clip', slideId, filename: file.name, filetype: file.type },
  })
