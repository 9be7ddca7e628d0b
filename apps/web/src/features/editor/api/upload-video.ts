import { uploadVideo } from '@voxdeck/contracts/clips/upload-video'
import { type Sending, sendFile } from './send-file.ts'

export const sendClip = ({ slideId, ...sending }: Sending & { slideId: string }) =>
  sendFile(uploadVideo, { ...sending, address: uploadVideo.path, fields: { slideId } })
