import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Project } from '@voxdeck/contracts/projects/read-project'
import { generateEnglishVideo } from '@voxdeck/contracts/videos/generate-english-video'
import type { Video } from '@voxdeck/contracts/videos/video'
import { projectKey } from '@/project/queries/get-project.ts'
import { client } from '@/session/client.ts'

/** The languages of one video; the first is heard unless another is chosen. */
export type VideoLanguages = readonly string[]

type ProjectToGenerate = Pick<Project, 'id' | 'sourceLanguage'>

/**
 * The source language alone has its own operation; the contract of the other imports the language table, and is loaded on
 * use.
 */
const generate = async (
  { id, sourceLanguage }: ProjectToGenerate,
  languages: VideoLanguages,
): Promise<{ videoId: string }> => {
  const params = { id }
  if (languages.join() === sourceLanguage) return client.call(generateEnglishVideo, { params })
  const { generateVideo } = await import('@voxdeck/contracts/videos/generate-video')
  return client.call(generateVideo, { params, body: { languages: [...languages] } })
}

/** A requested video as it is now; the same one may have been completed before. */
export type RequestedVideo = { video: Video; wasCompleted: boolean }

/** Requests videos one after another and refetches the project. */
export const useGenerateVideos = (project: ProjectToGenerate, saveFirst: () => Promise<void>) => {
  const queries = useQueryClient()
  const queryKey = projectKey(project.id)
  return useMutation({
    mutationFn: async (requests: readonly VideoLanguages[]): Promise<RequestedVideo[]> => {
      await saveFirst()
      const read = () => queries.getQueryData<Project>(queryKey)?.videos ?? []
      const completed = new Set(read().flatMap(({ id, status }) => (status === 'completed' ? id : [])))
      const videoIds: string[] = []
      for (const languages of requests) videoIds.push((await generate(project, languages)).videoId)
      await queries.invalidateQueries({ queryKey })
      return read()
        .filter(({ id }) => videoIds.includes(id))
        .map((video) => ({ video, wasCompleted: completed.has(video.id) }))
    },
  })
}
