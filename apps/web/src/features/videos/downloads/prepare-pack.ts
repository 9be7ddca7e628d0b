import { useMutation, useQueryClient } from '@tanstack/react-query'
import { preparePack } from '@voxdeck/contracts/videos/prepare-pack'
import { projectKey } from '@/project/queries/get-project.ts'
import { client } from '@/session/client.ts'

export const usePreparePack = ({ projectId, videoId }: { projectId: string; videoId: string }) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => client.call(preparePack, { params: { projectId, videoId } }),
    // Refetch instead of using the response: an event may have reported the end before it.
    onSuccess: () => queries.invalidateQueries({ queryKey: projectKey(projectId) }),
  })
}
