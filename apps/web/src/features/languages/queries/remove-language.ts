import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeLanguage } from '@voxdeck/contracts/languages/remove-language'
import { projectKey } from '@/project/queries/get-project.ts'
import { languageKey } from '@/project/queries/language-key.ts'
import { client } from '@/session/client.ts'

export const useRemoveLanguage = (projectId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (language: string) => {
      await client.call(removeLanguage, { params: { projectId, language } })
      queries.removeQueries({ queryKey: languageKey(projectId, language) })
      await queries.invalidateQueries({ queryKey: projectKey(projectId) })
    },
  })
}
