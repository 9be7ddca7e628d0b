import { importClip } from '@voxdeck/contracts/clips/import-clip'
import { readImportedClip } from '@voxdeck/contracts/clips/read-imported-clip'
import { type Sending, sendFile } from '@/project/queries/send-file.ts'

export const sendClip = async ({ slideId, ...sending }: Sending & { slideId: string }) =>
  readImportedClip(await sendFile(importClip, { ...sending, address: importClip.path, fields: { slideId } }))
