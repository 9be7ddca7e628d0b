import type { QueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import type { Video } from '@voxdeck/contracts/videos/video'
import { projectKey } from './get-project.ts'

const withVideo = (project: Project, video: Video): Project => ({
  ...project,
  videos: project.videos.some(({ id }) => id === video.id)
    ? project.videos.map((known) => (known.id === video.id ? video : known))
    : [video, ...project.videos],
})

/** Writes a video to the cached project. */
export const showVideo = (queries: QueryClient, video: Video) => {
  const queryKey = projectKey(video.projectId)
  queries.setQueryData<Project>(queryKey, (project) => project && withVideo(project, video))
  // A request that is already running may return an older state.
  if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey })
}
