import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeMusic } from '@voxdeck/contracts/music/remove-music'
import { projectKey } from '@/project/queries/get-project.ts'
import { client } from '@/session/client.ts'

export const useRemoveMusic = (projectId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await client.call(removeMusic, { params: { id: projectId } })
      await queries.invalidateQueries({ queryKey: projectKey(projectId) })
    },
  })
}
