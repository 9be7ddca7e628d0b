import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/project'
import type { Image } from '@voxdeck/contracts/slides/image'
import { reorderSlides } from '@voxdeck/contracts/slides/reorder-slides'
import { client } from '@/session/client.ts'
import { projectKey } from './get-project.ts'

/** Shows the new order at once, and goes back to the old one when the server refuses it. */
export const useReorderSlides = (projectId: string) => {
  const queries = useQueryClient()
  const queryKey = projectKey(projectId)
  const show = (images: Image[]) =>
    queries.setQueryData<Project>(queryKey, (project) => project && { ...project, images })
  return useMutation({
    mutationFn: (images: Image[]) =>
      client.call(reorderSlides, {
        params: { id: projectId },
        body: { slides: images.map(({ id, orderIndex }) => ({ imageId: id, orderIndex })) },
      }),
    onMutate: async (images) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData<Project>(queryKey)?.images
      show(images)
      return { before }
    },
    onSuccess: (images) => show(images),
    onError: (_, __, shown) => {
      if (shown?.before) show(shown.before)
    },
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  })
}
