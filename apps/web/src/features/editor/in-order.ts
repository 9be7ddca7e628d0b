import type { Image } from '@voxdeck/contracts/slides/image'

export const inOrder = (images: readonly Image[]): Image[] =>
  [...images].sort((a, b) => a.orderIndex - b.orderIndex)
