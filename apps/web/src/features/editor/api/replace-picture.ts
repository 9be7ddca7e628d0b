import { useMutation, useQueryClient } from '@tanstack/react-query'
import { replacePicture } from '@voxdeck/contracts/slides/replace-picture'
import { client } from '@/session/client.ts'
import { projectKey } from './get-project.ts'
import { showSlide } from './show-slide.ts'

type Replacement = { imageId: string; file: File }

export const useReplaceSlidePicture = (projectId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ imageId, file }: Replacement) =>
      client.call(replacePicture, { params: { projectId, imageId }, file, filename: file.name, fields: {} }),
    onSuccess: (image) => showSlide(queries, image),
    onError: () => void queries.invalidateQueries({ queryKey: projectKey(projectId) }),
  })
}
