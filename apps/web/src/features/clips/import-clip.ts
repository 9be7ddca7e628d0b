import { importClip as contract } from '@voxdeck/contracts/clips/import-clip'
import { readImportedClip } from '@voxdeck/contracts/clips/read-imported-clip'
import { type Sending, sendFile } from '@/project/queries/send-file.ts'

export const importClip = async ({ slideId, ...sending }: Sending & { slideId: string }) =>
  readImportedClip(await sendFile(contract, { ...sending, address: contract.path, fields: { slideId } }))
