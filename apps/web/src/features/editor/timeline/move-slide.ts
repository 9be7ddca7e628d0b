import type { Image } from '@voxdeck/contracts/slides/image'
import { inOrder } from '../in-order.ts'

/** The slides after one of them went to another place; their times follow until the server says its own. */
export const moveSlide = (images: readonly Image[], imageId: string, to: number): Image[] => {
  const ordered = inOrder(images)
  const from = ordered.findIndex(({ id }) => id === imageId)
  const [moved] = from < 0 ? [] : ordered.splice(from, 1)
  if (!moved) return ordered
  ordered.splice(Math.max(0, to), 0, moved)
  // While nothing is known of their lengths all stand at the same time, and go on to.
  if (ordered.every((image) => image.startTime === 0))
    return ordered.map((image, orderIndex) => ({ ...image, orderIndex }))
  let startTime = 0
  return ordered.map((image, orderIndex) => {
    const placed = { ...image, orderIndex, startTime, endTime: startTime + image.endTime - image.startTime }
    startTime = placed.endTime
    return placed
  })
}

/** Where a slide ends up that is let go at an edge of another. */
export const landingPlace = (from: number, over: number, edge: 'top' | 'bottom'): number => {
  const gap = edge === 'top' ? over : over + 1
  // Taken out of its place, it no longer counts among those before the gap.
  return gap > from ? gap - 1 : gap
}
