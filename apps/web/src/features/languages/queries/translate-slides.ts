import { useMutation, useQueryClient } from '@tanstack/react-query'
import { translateSlides } from '@voxdeck/contracts/languages/translate-slides'
import {
  type TranslationRequest,
  writeTranslationRequest,
} from '@voxdeck/contracts/languages/write-translation'
import { client } from '@/session/client.ts'
import { showJob } from './show-job.ts'

/** Requests translations: of the given slides, or of all that are missing or stale. */
export const useTranslateSlides = (projectId: string, language: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (ask: TranslationRequest) => {
      const body = writeTranslationRequest(language, ask)
      const [asked] = await client.call(translateSlides, { params: { id: projectId }, body })
      if (asked?.job) showJob(queries, projectId, asked.job)
    },
  })
}
