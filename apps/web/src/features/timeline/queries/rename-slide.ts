import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readSlide } from '@voxdeck/contracts/slides/read-slide'
import { renameSlide } from '@voxdeck/contracts/slides/rename-slide'
import { writePictureName, writeSlideParams } from '@voxdeck/contracts/slides/write-slide'
import { projectKey } from '@/project/queries/get-project.ts'
import { client } from '@/session/client.ts'
import { showSlide } from './show-slide.ts'

type Renaming = { slideId: string; pictureName: string }

export const useRenameSlide = (projectId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ slideId, pictureName }: Renaming) =>
      client.call(renameSlide, {
        params: writeSlideParams(projectId, slideId),
        body: writePictureName(pictureName),
      }),
    onSuccess: (slide) => showSlide(queries, readSlide(slide)),
    // The slide may have been deleted by someone else: refetch, which removes it.
    onError: () => void queries.invalidateQueries({ queryKey: projectKey(projectId) }),
  })
}
