import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelVideo } from '@voxdeck/contracts/videos/cancel-video'
import { client } from '@/session/client.ts'
import { showVideo } from './show-video.ts'

export const useCancelVideo = (projectId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (videoId: string) => client.call(cancelVideo, { params: { projectId, videoId } }),
    onSuccess: (video) => showVideo(queries, video),
  })
}
