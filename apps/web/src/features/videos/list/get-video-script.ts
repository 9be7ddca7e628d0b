import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getVideoScript } from '@voxdeck/contracts/videos/get-video-script'
import { readVideoScript } from '@voxdeck/contracts/videos/read-video-script'
import { client } from '@/session/client.ts'

type Params = { projectId: string; videoId: string }

/** In one of the video's languages; refetched on every mount: which slides changed is as of now. */
export const useVideoScript = (params: Params, language: string) =>
  useQuery({
    queryKey: ['video script', params.videoId, language],
    queryFn: async ({ signal }) =>
      readVideoScript(await client.call(getVideoScript, { params, query: { language }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
