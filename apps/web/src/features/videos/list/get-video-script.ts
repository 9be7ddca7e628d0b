import { useQuery } from '@tanstack/react-query'
import { getVideoScript } from '@voxdeck/contracts/videos/get-video-script'
import { readVideoScript } from '@voxdeck/contracts/videos/read-video-script'
import { client } from '@/session/client.ts'

/** Refetched on every mount: which slides changed is as of now. */
export const useVideoScript = (params: { projectId: string; videoId: string }) =>
  useQuery({
    queryKey: ['video script', params.videoId],
    queryFn: async ({ signal }) => readVideoScript(await client.call(getVideoScript, { params, signal })),
    staleTime: 0,
    gcTime: 0,
  })
