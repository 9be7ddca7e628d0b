import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeMusic } from '@voxdeck/contracts/music/change-music'
import type { MusicVolume } from '@voxdeck/core/music'
import { projectKey } from '@/project/queries/get-project.ts'
import { client } from '@/session/client.ts'

export const useChangeMusic = (projectId: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (volume: MusicVolume) => {
      await client.call(changeMusic, { params: { id: projectId }, body: { volume } })
      await queries.invalidateQueries({ queryKey: projectKey(projectId) })
    },
  })
}
