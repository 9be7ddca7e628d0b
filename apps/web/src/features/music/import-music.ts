import { importMusic as contract } from '@voxdeck/contracts/music/import-music'
import { type Sending, sendFile } from '@/project/queries/send-file.ts'

export const importMusic = ({ projectId, ...sending }: Sending & { projectId: string }) =>
  sendFile(contract, { ...sending, address: `/api/projects/${projectId}/music` })
