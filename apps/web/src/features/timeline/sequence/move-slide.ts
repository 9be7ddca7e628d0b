import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'

/** The slides after one of them went to another place; their times follow until the server says its own. */
export const moveSlide = (slides: readonly ProjectSlide[], slideId: string, to: number): ProjectSlide[] => {
  const ordered = [...slides]
  const from = ordered.findIndex(({ id }) => id === slideId)
  const [moved] = from < 0 ? [] : ordered.splice(from, 1)
  if (!moved) return ordered
  ordered.splice(Math.max(0, to), 0, moved)
  // While nothing is known of their lengths all stand at the same time, and go on to.
  if (ordered.every((slide) => slide.startSeconds === 0))
    return ordered.map((slide, position) => ({ ...slide, position }))
  let startSeconds = 0
  return ordered.map((slide, position) => {
    const placed = {
      ...slide,
      position,
      startSeconds,
      endSeconds: startSeconds + slide.endSeconds - slide.startSeconds,
    }
    startSeconds = placed.endSeconds
    return placed
  })
}

/** Where a slide ends up that is let go at an edge of another. */
export const landingPlace = (from: number, over: number, edge: 'top' | 'bottom'): number => {
  const gap = edge === 'top' ? over : over + 1
  // Taken out of its place, it no longer counts among those before the gap.
  return gap > from ? gap - 1 : gap
}
