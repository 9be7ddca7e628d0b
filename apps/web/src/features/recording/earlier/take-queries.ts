import { useQuery, useQueryClient } from '@tanstack/react-query'
import { deleteTake } from '@voxdeck/contracts/recordings/delete-take'
import { listTakes } from '@voxdeck/contracts/recordings/list-takes'
import { writeSlideParams } from '@voxdeck/contracts/slides/write-slide'
import { client } from '@/session/client.ts'

type SlideOfProject = { projectId: string; slideId: string; language: string }

const queryKey = ({ projectId, slideId, language }: SlideOfProject) => [
  '/api/projects',
  projectId,
  'takes',
  slideId,
  language,
]

/** `version`: changes with the slide's recordings; the list is fetched again then. */
export const useTakes = (slide: SlideOfProject, version: string) =>
  useQuery({
    queryKey: [...queryKey(slide), version],
    queryFn: ({ signal }) =>
      client.call(listTakes, {
        params: writeSlideParams(slide.projectId, slide.slideId),
        query: { language: slide.language },
        signal,
      }),
    placeholderData: (before) => before,
  })

export const useDeleteTake = (slide: SlideOfProject) => {
  const queries = useQueryClient()
  return async (address: string): Promise<void> => {
    const filename = address.split('/').at(-1) ?? ''
    await client.call(deleteTake, {
      params: { ...writeSlideParams(slide.projectId, slide.slideId), filename },
    })
    await queries.invalidateQueries({ queryKey: queryKey(slide) })
  }
}
