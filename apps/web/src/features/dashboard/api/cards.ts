import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { ApiError } from '@voxdeck/contracts/client'
import type { ProjectSummary } from '@voxdeck/contracts/projects/read-project'
import { totalsKey } from './summarise-projects.ts'

const projectsKey = ['/api/projects'] as const
export const cardsKey = [...projectsKey, 'cards'] as const

type Pages = InfiniteData<ProjectSummary[], string | undefined>

const changePages = (queries: QueryClient, change: (page: ProjectSummary[]) => ProjectSummary[]) =>
  queries.setQueriesData<Pages>(
    { queryKey: cardsKey },
    (known) => known && { ...known, pages: known.pages.map(change) },
  )

/** Changes how a card looks, wherever it is listed, before the server has been heard. */
export const showCard = (queries: QueryClient, { id, ...shown }: Partial<ProjectSummary> & { id: string }) =>
  changePages(queries, (page) => page.map((card) => (card.id === id ? { ...card, ...shown } : card)))

export const dropCard = (queries: QueryClient, id: string) =>
  changePages(queries, (page) => page.filter((card) => card.id !== id))

/** Lists, counts, and what the editor remembers of projects. */
export const refreshProjects = (queries: QueryClient): Promise<unknown> =>
  Promise.all([
    queries.invalidateQueries({ queryKey: projectsKey }),
    queries.invalidateQueries({ queryKey: totalsKey }),
  ])

/** What is gone from the server is no card any more. */
export const refreshIfGone = (queries: QueryClient, error: Error): void => {
  if (error instanceof ApiError && error.status === 404) void refreshProjects(queries)
}
