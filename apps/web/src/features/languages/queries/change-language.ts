import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeLanguage } from '@voxdeck/contracts/languages/change-language'
import { readLanguage } from '@voxdeck/contracts/languages/read-language'
import { languageKey } from '@/project/queries/language-key.ts'
import { client } from '@/session/client.ts'

/** Sets the voice of a language; null for the first voice that speaks it. */
export const useChangeLanguage = (projectId: string, language: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (voice: string | null) => {
      const changed = await client.call(changeLanguage, { params: { projectId, language }, body: { voice } })
      queries.setQueryData(languageKey(projectId, language), readLanguage(changed))
    },
  })
}
