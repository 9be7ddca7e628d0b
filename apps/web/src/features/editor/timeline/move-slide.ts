import type { Image } from '@voxdeck/contracts/images/image'
import { inOrder } from '../in-order.ts'

/** The slides after one of them went a place up or down; their times follow until the server says its own. */
export const moveSlide = (images: readonly Image[], imageId: string, by: -1 | 1): Image[] => {
  const ordered = inOrder(images)
  const from = ordered.findIndex(({ id }) => id === imageId)
  const other = ordered[from + by]
  const moved = ordered[from]
  if (!other || !moved) return ordered
  ordered[from] = other
  ordered[from + by] = moved
  let startTime = 0
  return ordered.map((image, orderIndex) => {
    const placed = { ...image, orderIndex, startTime, endTime: startTime + image.endTime - image.startTime }
    startTime = placed.endTime
    return placed
  })
}
