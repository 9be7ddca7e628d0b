import { useMutation, useQueryClient } from '@tanstack/react-query'
import { replaceImage } from '@voxdeck/contracts/images/replace-image'
import { client } from '@/session/client.ts'
import { projectKey } from './get-project.ts'
import { showImage } from './show-image.ts'

type Replacement = { imageId: string; file: File }

export const useReplaceImage = (projectId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ imageId, file }: Replacement) =>
      client.call(replaceImage, { params: { projectId, imageId }, file, filename: file.name, fields: {} }),
    onSuccess: (image) => showImage(queries, image),
    onError: () => void queries.invalidateQueries({ queryKey: projectKey(projectId) }),
  })
}
