import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { listProjects, type ProjectSorting } from '@voxdeck/contracts/projects/list-projects'
import { readProjectSummary } from '@voxdeck/contracts/projects/read-project'
import { client } from '@/session/client.ts'
import { cardsKey } from './cards.ts'

const pageSize = 12

export type Listing = { search: string; sort: ProjectSorting }

const listProjectsQuery = ({ search, sort }: Listing) =>
  infiniteQueryOptions({
    queryKey: [...cardsKey, { search, sort }],
    queryFn: async ({ signal, pageParam }) => {
      const query = {
        search: search || undefined,
        sort,
        limit: pageSize,
        view: 'card',
        after: pageParam,
      } as const
      return (await client.call(listProjects, { query, signal })).map(readProjectSummary)
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.cursor),
    // What the editor changed meanwhile shows on the way back; the old list stands until then.
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })

export const useProjects = (listing: Listing) => useInfiniteQuery(listProjectsQuery(listing))
