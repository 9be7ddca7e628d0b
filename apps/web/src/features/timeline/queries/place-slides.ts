import { byPosition, type Project } from '@voxdeck/contracts/projects/read-project'
import { type PlacedSlide, unwritten } from '@voxdeck/contracts/slides/read-slide'

/** The answer of a call for one slide; what it does not carry stays as it is known, and a new slide is unwritten. */
export const withSlide = (project: Project, placed: PlacedSlide): Project => {
  const others = project.slides.filter(({ id }) => id !== placed.id)
  const known = project.slides.find(({ id }) => id === placed.id)
  return { ...project, slides: [...others, { ...unwritten, ...known, ...placed }].sort(byPosition) }
}

/** Takes positions and times over; the rest of a known slide stays, because a save may have changed it meanwhile. */
export const withOrder = (project: Project, order: readonly PlacedSlide[]): Project => {
  const known = new Map(project.slides.map((slide) => [slide.id, slide]))
  const slides = order.map((slide) => {
    const { position, startSeconds, endSeconds } = slide
    return { ...unwritten, ...slide, ...known.get(slide.id), position, startSeconds, endSeconds }
  })
  return { ...project, slides }
}
