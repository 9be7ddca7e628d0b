import type { CallInput } from '../client.ts'
import type { deleteSlide } from './delete-slide.ts'
import type { renameSlide } from './rename-slide.ts'
import type { reorderSlides } from './reorder-slides.ts'

/** The parameters of a single slide's address. */
export const writeSlideParams = (
  projectId: string,
  slideId: string,
): CallInput<typeof deleteSlide>['params'] => ({ projectId, imageId: slideId })

/** The body of renameSlide. */
export const writePictureName = (pictureName: string): CallInput<typeof renameSlide>['body'] => ({
  originalName: pictureName,
})

/** The body of reorderSlides. */
export const writeOrder = (
  slides: readonly { id: string; position: number }[],
): CallInput<typeof reorderSlides>['body'] => ({
  slides: slides.map(({ id, position }) => ({ imageId: id, orderIndex: position })),
})

/** The form's fields of addSlide: before which slide it is added; null for the end. */
export const writeNewSlide = (beforeSlideId: string | null): { beforeImageId?: string } =>
  beforeSlideId === null ? {} : { beforeImageId: beforeSlideId }
