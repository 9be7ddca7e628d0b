import { addressOf } from '@voxdeck/contracts/client'
import type { Image } from '@voxdeck/contracts/images/image'
import { uploadImage } from '@voxdeck/contracts/images/upload-image'
import { type Sending, sendFile } from './send-file.ts'

export const sendImage = ({ projectId, ...sending }: Sending & { projectId: string }): Promise<Image> =>
  sendFile(uploadImage, {
    ...sending,
    address: addressOf(uploadImage.path, { params: { id: projectId } }),
  })
