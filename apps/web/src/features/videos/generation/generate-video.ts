import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { generateEnglishVideo } from '@voxdeck/contracts/videos/generate-english-video'
import { projectKey } from '@/project/queries/get-project.ts'
import { client } from '@/session/client.ts'

/** The languages of one video; the first is heard unless another is chosen. */
export type VideoLanguages = readonly string[]

/** English alone has a call of its own; that of other languages brings the table of them, and is fetched when needed. */
const ask = async (id: string, languages: VideoLanguages): Promise<{ videoId: string }> => {
  const params = { id }
  if (languages.join() === 'en') return client.call(generateEnglishVideo, { params })
  const { generateVideo } = await import('@voxdeck/contracts/videos/generate-video')
  return client.call(generateVideo, { params, body: { languages: [...languages] } })
}

/** Asks for videos, one after another, and reloads the project, so that it ends with the videos as they stand. */
export const useGenerateVideos = (projectId: string, saveFirst: () => Promise<void>) => {
  const queries = useQueryClient()
  const queryKey = projectKey(projectId)
  return useMutation({
    mutationFn: async (wanted: readonly VideoLanguages[]) => {
      await saveFirst()
      const asked: string[] = []
      for (const languages of wanted) asked.push((await ask(projectId, languages)).videoId)
      await queries.invalidateQueries({ queryKey })
      const videos = queries.getQueryData<Project>(queryKey)?.videos ?? []
      return videos.filter(({ id }) => asked.includes(id))
    },
  })
}
