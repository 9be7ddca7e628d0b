import type { QueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/project'
import type { Image } from '@voxdeck/contracts/slides/image'
import { projectKey } from './get-project.ts'

/** Puts a slide as the server has it on the screen, and asks for what follows from it. */
export const showSlide = (queries: QueryClient, image: Image): void => {
  const queryKey = projectKey(image.projectId)
  queries.setQueryData<Project>(
    queryKey,
    (project) =>
      project && { ...project, images: [...project.images.filter(({ id }) => id !== image.id), image] },
  )
  void queries.invalidateQueries({ queryKey })
}
