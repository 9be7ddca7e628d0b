import { addressOf } from '@voxdeck/contracts/client'
import { addSlide } from '@voxdeck/contracts/slides/add-slide'
import { type PlacedSlide, readSlide } from '@voxdeck/contracts/slides/read-slide'
import { type Sending, sendFile } from '@/project/queries/send-file.ts'

export const sendSlide = async ({
  projectId,
  ...sending
}: Sending & { projectId: string }): Promise<PlacedSlide> =>
  readSlide(
    await sendFile(addSlide, {
      ...sending,
      address: addressOf(addSlide.path, { params: { id: projectId } }),
    }),
  )
