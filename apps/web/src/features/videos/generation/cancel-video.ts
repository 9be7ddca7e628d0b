import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelVideo } from '@voxdeck/contracts/videos/cancel-video'
import { showVideo } from '@/project/queries/show-video.ts'
import { client } from '@/session/client.ts'

export const useCancelVideos = (projectId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (videoIds: readonly string[]) => {
      for (const videoId of videoIds)
        showVideo(queries, await client.call(cancelVideo, { params: { projectId, videoId } }))
    },
  })
}
