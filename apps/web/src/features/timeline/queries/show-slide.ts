import type { QueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { PlacedSlide } from '@voxdeck/contracts/slides/read-slide'
import { projectKey } from '@/project/queries/get-project.ts'
import { withSlide } from './place-slides.ts'

/** Writes a slide to the cached project and refetches what depends on it. */
export const showSlide = (queries: QueryClient, slide: PlacedSlide): void => {
  const queryKey = projectKey(slide.projectId)
  queries.setQueryData<Project>(queryKey, (project) => project && withSlide(project, slide))
  void queries.invalidateQueries({ queryKey })
}
