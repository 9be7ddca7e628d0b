import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { summariseProjects } from '@voxdeck/contracts/projects/summarise-projects'
import { client } from '@/session/client.ts'

export const totalsKey = ['/api/dashboard'] as const

/** Counts over all projects, and how many of them the search finds. */
export const useTotals = (search: string) =>
  useQuery({
    queryKey: [...totalsKey, { search }],
    queryFn: ({ signal }) =>
      client.call(summariseProjects, { query: { search: search || undefined }, signal }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
