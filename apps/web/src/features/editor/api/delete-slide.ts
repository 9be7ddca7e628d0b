import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/project'
import { deleteSlide } from '@voxdeck/contracts/slides/delete-slide'
import { client } from '@/session/client.ts'
import { projectKey } from './get-project.ts'

const withoutSlide = (project: Project, imageId: string): Project => ({
  ...project,
  images: project.images.filter(({ id }) => id !== imageId),
  slideScripts: project.slideScripts.filter((script) => script.imageId !== imageId),
})

export const useDeleteSlide = (projectId: string) => {
  const queries = useQueryClient()
  const queryKey = projectKey(projectId)
  return useMutation({
    mutationFn: (imageId: string) => client.call(deleteSlide, { params: { projectId, imageId } }),
    onSuccess: (_, imageId) =>
      queries.setQueryData<Project>(queryKey, (project) => project && withoutSlide(project, imageId)),
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  })
}
