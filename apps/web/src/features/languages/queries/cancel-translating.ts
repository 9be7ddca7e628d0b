import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelTranslating } from '@voxdeck/contracts/languages/cancel-translating'
import { readLanguage } from '@voxdeck/contracts/languages/read-language'
import { languageKey } from '@/project/queries/language-key.ts'
import { client } from '@/session/client.ts'

export const useCancelTranslating = (projectId: string, language: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const left = await client.call(cancelTranslating, { params: { projectId, language } })
      queries.setQueryData(languageKey(projectId, language), readLanguage(left))
    },
  })
}
