import { importClip } from '@voxdeck/contracts/clips/import-clip'
import { type Sending, sendFile } from './send-file.ts'

export const sendClip = ({ slideId, ...sending }: Sending & { slideId: string }) =>
  sendFile(importClip, { ...sending, address: importClip.path, fields: { slideId } })
