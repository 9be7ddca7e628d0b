import { useQuery } from '@tanstack/react-query'
import { listVideos } from '@voxdeck/contracts/videos/list-videos'
import type { Film } from '@voxdeck/contracts/videos/video'
import { client } from '@/session/client.ts'

const none: Film['chapters'] = []

/** Of a film that is played, as soon as they are known: it plays without them. */
export const useChapters = (projectId: string, videoId: string | undefined): Film['chapters'] => {
  const { data } = useQuery({
    queryKey: ['chapters', projectId, videoId],
    queryFn: async ({ signal }) => {
      const films = await client.call(listVideos, { params: { id: projectId }, signal })
      return films.find(({ id }) => id === videoId)?.chapters ?? none
    },
    enabled: videoId !== undefined,
  })
  return data ?? none
}
