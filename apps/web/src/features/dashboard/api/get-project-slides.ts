import { useQuery } from '@tanstack/react-query'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { readProject } from '@voxdeck/contracts/projects/read-project'
import { client } from '@/session/client.ts'

/** All slides of one project: a card has only the one of its thumbnail. */
export const useProjectSlides = (projectId: string, enabled: boolean) =>
  useQuery({
    queryKey: ['/api/projects', projectId, 'slides'],
    queryFn: async ({ signal }) =>
      readProject(await client.call(getProject, { params: { id: projectId }, signal })).slides,
    enabled,
    staleTime: 0,
    gcTime: 0,
  })
