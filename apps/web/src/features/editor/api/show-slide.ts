import type { QueryClient } from '@tanstack/react-query'
import { byPosition, type Project } from '@voxdeck/contracts/projects/read-project'
import { type PlacedSlide, unwritten } from '@voxdeck/contracts/slides/read-slide'
import { projectKey } from './get-project.ts'

/** What the answer does not carry stays as it is known; a new slide is unwritten. */
const withSlide = (project: Project, placed: PlacedSlide): Project => {
  const others = project.slides.filter(({ id }) => id !== placed.id)
  const known = project.slides.find(({ id }) => id === placed.id)
  return { ...project, slides: [...others, { ...unwritten, ...known, ...placed }].sort(byPosition) }
}

/** Puts a slide as the server has it on the screen, and asks for what follows from it. */
export const showSlide = (queries: QueryClient, slide: PlacedSlide): void => {
  const queryKey = projectKey(slide.projectId)
  queries.setQueryData<Project>(queryKey, (project) => project && withSlide(project, slide))
  void queries.invalidateQueries({ queryKey })
}
