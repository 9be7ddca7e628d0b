import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { landingPlace } from './move-slide.ts'

type Data = Record<string | symbol, unknown>
type DraggedSlide = { list: string; slideId: string; index: number }

const kind = 'voxdeck:slide'

export const dataOfSlide = (slide: DraggedSlide): Data => ({ kind, ...slide })
export const dataOfPlace = (index: number): Data => ({ index })

/** Null for anything else that is dragged over the page. */
export const slideOf = (data: Data): DraggedSlide | null =>
  data.kind === kind ? (data as unknown as DraggedSlide) : null

/** The index a slide would get when dropped at a row, and the edge to mark; null if it would not move. */
export const landingOf = (source: Data, row: Data): { to: number; edge: 'top' | 'bottom' } | null => {
  const slide = slideOf(source)
  const edge = extractClosestEdge(row)
  if (!slide || typeof row.index !== 'number' || (edge !== 'top' && edge !== 'bottom')) return null
  const to = landingPlace(slide.index, row.index, edge)
  return to === slide.index ? null : { to, edge }
}
