import { addressOf } from '@voxdeck/contracts/client'
import { addSlide as contract } from '@voxdeck/contracts/slides/add-slide'
import { type PlacedSlide, readSlide } from '@voxdeck/contracts/slides/read-slide'
import { type Sending, sendFile } from '@/project/queries/send-file.ts'

export const addSlide = async ({
  projectId,
  ...sending
}: Sending & { projectId: string }): Promise<PlacedSlide> =>
  readSlide(
    await sendFile(contract, {
      ...sending,
      address: addressOf(contract.path, { params: { id: projectId } }),
    }),
  )
