import { useQuery } from '@tanstack/react-query'
import { listVideos } from '@voxdeck/contracts/videos/list-videos'
import type { ListedVideo } from '@voxdeck/contracts/videos/video'
import { client } from '@/session/client.ts'

const none: ListedVideo['chapters'] = []

/** The chapters of a video; empty until they are loaded. */
export const useChapters = (projectId: string, videoId: string | undefined): ListedVideo['chapters'] => {
  const { data } = useQuery({
    queryKey: ['chapters', projectId, videoId],
    queryFn: async ({ signal }) => {
      const videos = await client.call(listVideos, { params: { id: projectId }, signal })
      return videos.find(({ id }) => id === videoId)?.chapters ?? none
    },
    enabled: videoId !== undefined,
  })
  return data ?? none
}
