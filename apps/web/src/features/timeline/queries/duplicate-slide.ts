import { useMutation, useQueryClient } from '@tanstack/react-query'
import { duplicateSlide } from '@voxdeck/contracts/slides/duplicate-slide'
import { readSlide } from '@voxdeck/contracts/slides/read-slide'
import { writeSlideParams } from '@voxdeck/contracts/slides/write-slide'
import { projectKey } from '@/project/queries/get-project.ts'
import { client } from '@/session/client.ts'

/** Resolves with the copy once the project is read again: its words are not in the answer. */
export const useDuplicateSlide = (projectId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (slideId: string) => {
      const params = writeSlideParams(projectId, slideId)
      const copy = readSlide(await client.call(duplicateSlide, { params }))
      await queries.invalidateQueries({ queryKey: projectKey(projectId) })
      return copy
    },
  })
}
