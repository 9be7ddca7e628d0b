import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getSpace, type Space } from '@voxdeck/contracts/projects/get-space'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { client } from '@/session/client.ts'

/** Changes whenever a file is added or removed; part of the query key. */
const filesOf = ({ slides, videos, music }: Project) => [
  slides.map(({ picture, recording, clip }) => [picture.filename, recording?.address, clip?.address]),
  videos.map(({ streamUrl }) => streamUrl),
  music?.name,
]

/** Refetched when the files of the project change. */
export const useSpace = (project: Project): Space | null => {
  const { data } = useQuery({
    queryKey: ['space', project.id, filesOf(project)],
    queryFn: ({ signal }) => client.call(getSpace, { params: { id: project.id }, signal }),
    placeholderData: keepPreviousData,
  })
  return data ?? null
}
