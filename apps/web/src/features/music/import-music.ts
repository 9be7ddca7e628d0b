import { importMusic } from '@voxdeck/contracts/music/import-music'
import { type Sending, sendFile } from '@/project/queries/send-file.ts'

export const sendMusic = ({ projectId, ...sending }: Sending & { projectId: string }) =>
  sendFile(importMusic, { ...sending, address: `/api/projects/${projectId}/music` })
