import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addLanguage } from '@voxdeck/contracts/languages/add-language'
import { readLanguage } from '@voxdeck/contracts/languages/read-language'
import { projectKey } from '@/project/queries/get-project.ts'
import { languageKey } from '@/project/queries/language-key.ts'
import { client } from '@/session/client.ts'

export const useAddLanguage = (projectId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (languageCode: string) => {
      const added = await client.call(addLanguage, { params: { id: projectId }, body: { languageCode } })
      queries.setQueryData(languageKey(projectId, languageCode), readLanguage(added))
      await queries.invalidateQueries({ queryKey: projectKey(projectId) })
    },
  })
}
