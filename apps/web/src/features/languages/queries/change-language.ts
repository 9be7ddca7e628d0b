import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@voxdeck/contracts/client'
import { changeLanguage } from '@voxdeck/contracts/languages/change-language'
import { readLanguage } from '@voxdeck/contracts/languages/read-language'
import { languageKey } from '@/project/queries/language-key.ts'
import { client } from '@/session/client.ts'

/** Sets the voice or the speaking speed of a language. */
export const useChangeLanguage = (projectId: string, language: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: CallInput<typeof changeLanguage>['body']) => {
      const changed = await client.call(changeLanguage, { params: { projectId, language }, body })
      queries.setQueryData(languageKey(projectId, language), readLanguage(changed))
    },
  })
}
