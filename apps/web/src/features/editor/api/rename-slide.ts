import { useMutation, useQueryClient } from '@tanstack/react-query'
import { renameSlide } from '@voxdeck/contracts/slides/rename-slide'
import { client } from '@/session/client.ts'
import { projectKey } from './get-project.ts'
import { showSlide } from './show-slide.ts'

type Renaming = { imageId: string; originalName: string }

export const useRenameSlide = (projectId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ imageId, originalName }: Renaming) =>
      client.call(renameSlide, { params: { projectId, imageId }, body: { originalName } }),
    onSuccess: (image) => showSlide(queries, image),
    // Refused because somebody else deleted it, say: then it leaves the list.
    onError: () => void queries.invalidateQueries({ queryKey: projectKey(projectId) }),
  })
}
