import { addressOf } from '@voxdeck/contracts/client'
import { addSlide } from '@voxdeck/contracts/slides/add-slide'
import type { Image } from '@voxdeck/contracts/slides/image'
import { type Sending, sendFile } from './send-file.ts'

export const sendSlide = ({ projectId, ...sending }: Sending & { projectId: string }): Promise<Image> =>
  sendFile(addSlide, {
    ...sending,
    address: addressOf(addSlide.path, { params: { id: projectId } }),
  })
