import { queryOptions, useQuery } from '@tanstack/react-query'
import { listProjects } from '@voxdeck/contracts/projects/list-projects'
import { client } from '@/session/client.ts'

const listProjectsQuery = queryOptions({
  queryKey: ['/api/projects'],
  queryFn: ({ signal }) => client.call(listProjects, { signal }),
  // What the editor changed meanwhile shows on the way back; the old list stands until then.
  refetchOnMount: 'always',
})

export const useProjects = () => useQuery(listProjectsQuery)
