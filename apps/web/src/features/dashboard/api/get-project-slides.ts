import { useQuery } from '@tanstack/react-query'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { client } from '@/session/client.ts'

/** All pictures of one project: a card knows only the one it shows. */
export const useProjectSlides = (projectId: string, enabled: boolean) =>
  useQuery({
    queryKey: ['/api/projects', projectId, 'images'],
    queryFn: async ({ signal }) =>
      (await client.call(getProject, { params: { id: projectId }, signal })).images,
    enabled,
    staleTime: 0,
    gcTime: 0,
  })
