import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { ApiError } from '@voxdeck/contracts/client'
import type { ProjectSummary } from '@voxdeck/contracts/projects/read-project'
import type { Video } from '@voxdeck/contracts/videos/video'
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

/** The newest video of its project, as it is now. */
export const showCardVideo = (queries: QueryClient, video: Video) =>
  changePages(queries, (page) =>
    page.map((card) => (card.id === video.projectId ? withVideo(card, video) : card)),
  )

const withVideo = (card: ProjectSummary, video: Video): ProjectSummary =>
  card.videos.some(({ id }) => id === video.id)
    ? { ...card, videos: card.videos.map((known) => (known.id === video.id ? video : known)) }
    : { ...card, videos: [video, ...card.videos] }

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
