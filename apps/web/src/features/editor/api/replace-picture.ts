import { useMutation, useQueryClient } from '@tanstack/react-query'
import { replacePicture } from '@voxdeck/contracts/slides/replace-picture'
import { client } from '@/session/client.ts'
import { projectKey } from './get-project.ts'
import { showImage } from './show-slide.ts'

type Replacement = { imageId: string; file: File }

export const useReplaceImage = (projectId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ imageId, file }: Replacement) =>
      client.call(replacePicture, { params: { projectId, imageId }, file, filename: file.name, fields: {} }),
    onSuccess: (image) => showImage(queries, image),
    onError: () => void queries.invalidateQueries({ queryKey: projectKey(projectId) }),
  })
}
