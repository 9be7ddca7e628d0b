import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readSlide } from '@voxdeck/contracts/slides/read-slide'
import { replacePicture } from '@voxdeck/contracts/slides/replace-picture'
import { writeSlideParams } from '@voxdeck/contracts/slides/write-slide'
import { projectKey } from '@/project/queries/get-project.ts'
import { client } from '@/session/client.ts'
import { showSlide } from './show-slide.ts'

type Replacement = { slideId: string; file: File }

export const useReplacePicture = (projectId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ slideId, file }: Replacement) =>
      client.call(replacePicture, {
        params: writeSlideParams(projectId, slideId),
        file,
        filename: file.name,
        fields: {},
      }),
    onSuccess: (slide) => showSlide(queries, readSlide(slide)),
    onError: () => void queries.invalidateQueries({ queryKey: projectKey(projectId) }),
  })
}
