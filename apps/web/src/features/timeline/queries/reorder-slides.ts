import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { type PlacedSlide, readSlide } from '@voxdeck/contracts/slides/read-slide'
import { reorderSlides } from '@voxdeck/contracts/slides/reorder-slides'
import { writeOrder } from '@voxdeck/contracts/slides/write-slide'
import { projectKey } from '@/project/queries/get-project.ts'
import { client } from '@/session/client.ts'
import { withOrder } from './place-slides.ts'

/** Optimistic: shows the new order at once, and reverts it if the request fails. */
export const useReorderSlides = (projectId: string) => {
  const queries = useQueryClient()
  const queryKey = projectKey(projectId)
  const show = (order: readonly PlacedSlide[]) =>
    queries.setQueryData<Project>(queryKey, (project) => project && withOrder(project, order))
  return useMutation({
    mutationFn: (order: readonly PlacedSlide[]) =>
      client.call(reorderSlides, { params: { id: projectId }, body: writeOrder(order) }),
    onMutate: async (order) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData<Project>(queryKey)?.slides
      show(order)
      return { before }
    },
    onSuccess: (slides) => show(slides.map(readSlide)),
    onError: (_, __, shown) => {
      if (shown?.before) show(shown.before)
    },
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  })
}
