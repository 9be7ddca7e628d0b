import { uploadMusic } from '@voxdeck/contracts/music/upload-music'
import { type Sending, sendFile } from './send-file.ts'

export const sendMusic = ({ projectId, ...sending }: Sending & { projectId: string }) =>
  sendFile(uploadMusic, { ...sending, address: `/api/projects/${projectId}/music` })
