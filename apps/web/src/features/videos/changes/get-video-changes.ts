import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { getVideoChanges, readVideoChanges } from '@voxdeck/contracts/videos/get-video-changes'
import type { Video } from '@voxdeck/contracts/videos/video'
import { client } from '@/session/client.ts'

/** What changed since the video; undefined until it is loaded, and where its plan is gone. */
export const useVideoChanges = ({ id: projectId, revision }: Project, { id: videoId }: Video) =>
  useQuery({
    queryKey: ['changes', projectId, videoId, revision],
    queryFn: async ({ signal }) =>
      readVideoChanges(await client.call(getVideoChanges, { params: { projectId, videoId }, signal })),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  }).data
