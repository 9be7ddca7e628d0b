import { useMutation, useQueryClient } from '@tanstack/react-query'
import { translateProject } from '@voxdeck/contracts/languages/translate-project'
import { client } from '@/session/client.ts'
import { showJob } from './show-job.ts'

export type TranslationAsk = { imageIds?: string[]; overwrite?: boolean }

/** Asks for slides in a language: those named, or all that are missing or stale. */
export const useTranslate = (projectId: string, language: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (ask: TranslationAsk) => {
      const body = { languages: [language], ...ask }
      const [asked] = await client.call(translateProject, { params: { id: projectId }, body })
      if (asked?.job) showJob(queries, projectId, asked.job)
    },
  })
}
