import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { deleteVideo } from '@voxdeck/contracts/videos/delete-video'
import { projectKey } from '@/project/queries/get-project.ts'
import { client } from '@/session/client.ts'

export const useDeleteVideo = (projectId: string) => {
  const queries = useQueryClient()
  const queryKey = projectKey(projectId)
  return useMutation({
    mutationFn: (videoId: string) => client.call(deleteVideo, { params: { projectId, videoId } }),
    onSuccess: (_, videoId) => {
      queries.setQueryData<Project>(
        queryKey,
        (project) => project && { ...project, videos: project.videos.filter(({ id }) => id !== videoId) },
      )
      return queries.invalidateQueries({ queryKey })
    },
  })
}
