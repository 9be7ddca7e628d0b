import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { deleteSlide } from '@voxdeck/contracts/slides/delete-slide'
import { writeSlideParams } from '@voxdeck/contracts/slides/write-slide'
import { projectKey } from '@/project/queries/get-project.ts'
import { client } from '@/session/client.ts'

const withoutSlide = (project: Project, slideId: string): Project => ({
  ...project,
  slides: project.slides.filter(({ id }) => id !== slideId),
})

export const useDeleteSlide = (projectId: string) => {
  const queries = useQueryClient()
  const queryKey = projectKey(projectId)
  return useMutation({
    mutationFn: (slideId: string) =>
      client.call(deleteSlide, { params: writeSlideParams(projectId, slideId) }),
    onSuccess: (_, slideId) =>
      queries.setQueryData<Project>(queryKey, (project) => project && withoutSlide(project, slideId)),
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  })
}
