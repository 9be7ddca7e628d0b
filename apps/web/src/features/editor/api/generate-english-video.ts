import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/project'
import { generateEnglishVideo } from '@voxdeck/contracts/videos/generate-english-video'
import { client } from '@/session/client.ts'
import { projectKey } from './get-project.ts'

/** Asks for the film and reloads the project, so that it ends with the film as it stands. */
export const useGenerateEnglishVideo = (projectId: string, saveFirst: () => Promise<void>) => {
  const queries = useQueryClient()
  const queryKey = projectKey(projectId)
  return useMutation({
    mutationFn: async () => {
      await saveFirst()
      const { videoId } = await client.call(generateEnglishVideo, { params: { id: projectId } })
      await queries.invalidateQueries({ queryKey })
      return queries.getQueryData<Project>(queryKey)?.videos.find(({ id }) => id === videoId)
    },
  })
}
