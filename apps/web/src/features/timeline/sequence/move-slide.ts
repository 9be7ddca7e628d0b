import type { ProjectSlide } from '@voxdeck/contracts/slides/read-slide'

/** The slides after moving one; times are recomputed until the server responds. */
export const moveSlide = (slides: readonly ProjectSlide[], slideId: string, to: number): ProjectSlide[] => {
  const ordered = [...slides]
  const from = ordered.findIndex(({ id }) => id === slideId)
  const [moved] = from < 0 ? [] : ordered.splice(from, 1)
  if (!moved) return ordered
  ordered.splice(Math.max(0, to), 0, moved)
  return inPlaces(ordered)
}

/** The slides after each of some moved by one place; at the end of the list, and behind one that stays there, it stays. */
export const moveSlides = (
  slides: readonly ProjectSlide[],
  slideIds: readonly string[],
  step: 'up' | 'down',
): ProjectSlide[] => {
  // Moving down is moving up in the reversed list.
  const ordered = step === 'up' ? [...slides] : slides.toReversed()
  for (const [index, slide] of ordered.entries()) {
    const before = ordered[index - 1]
    if (!before || !slideIds.includes(slide.id) || slideIds.includes(before.id)) continue
    ordered.splice(index - 1, 2, slide, before)
  }
  return inPlaces(step === 'up' ? ordered : ordered.toReversed())
}

const inPlaces = (ordered: readonly ProjectSlide[]): ProjectSlide[] => {
  // Without known lengths all start at 0, and stay there.
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

/** The index of a slide dropped at an edge of another. */
export const landingPlace = (from: number, over: number, edge: 'top' | 'bottom'): number => {
  const gap = edge === 'top' ? over : over + 1
  // The dragged slide itself is removed first, so later gaps move up by one.
  return gap > from ? gap - 1 : gap
}
