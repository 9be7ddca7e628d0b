import { addressOf } from '@voxdeck/contracts/client'
import { addSlide as contract } from '@voxdeck/contracts/slides/add-slide'
import { type PlacedSlide, readSlide } from '@voxdeck/contracts/slides/read-slide'
import { writeNewSlide } from '@voxdeck/contracts/slides/write-slide'
import { type Sending, sendFile } from '@/project/queries/send-file.ts'

/** Adds a slide before another, or at the end. */
export const addSlide = async ({
  projectId,
  before,
  ...sending
}: Sending & { projectId: string; before: string | null }): Promise<PlacedSlide> =>
  readSlide(
    await sendFile(contract, {
      ...sending,
      fields: writeNewSlide(before),
      address: addressOf(contract.path, { params: { id: projectId } }),
    }),
  )
