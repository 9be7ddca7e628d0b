import { byPosition, type Project } from '@voxdeck/contracts/projects/read-project'
import { type PlacedSlide, unwritten } from '@voxdeck/contracts/slides/read-slide'

/**
 * Inserts or replaces a slide of a response; fields that the response lacks are kept, or empty for a new
 * slide.
 */
export const withSlide = (project: Project, placed: PlacedSlide): Project => {
  const others = project.slides.filter(({ id }) => id !== placed.id)
  const known = project.slides.find(({ id }) => id === placed.id)
  return { ...project, slides: [...others, { ...unwritten, ...known, ...placed }].sort(byPosition) }
}

/** Takes over positions and times; other fields stay, since a save may have changed them meanwhile. */
export const withOrder = (project: Project, order: readonly PlacedSlide[]): Project => {
  const known = new Map(project.slides.map((slide) => [slide.id, slide]))
  const slides = order.map((slide) => {
    const { position, startSeconds, endSeconds } = slide
    return { ...unwritten, ...slide, ...known.get(slide.id), position, startSeconds, endSeconds }
  })
  return { ...project, slides }
}
