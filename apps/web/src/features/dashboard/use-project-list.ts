import type { ProjectSummary } from '@voxdeck/contracts/projects/read-project'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnauthorized } from '@/session/is-unauthorized.ts'
import { useReportFailure } from '@/session/report-failure.ts'
import { type Listing, useProjects } from './api/list-projects.ts'
import { useTotals } from './api/summarise-projects.ts'
import { cardLinkId, focusFirst } from './card-focus.ts'

/** The pages shown so far and the counts over all; a failure of either is told once. */
export const useProjectList = ({ search, sort }: Listing) => {
  const { t } = useTranslation()
  const reportFailure = useReportFailure()
  const list = useProjects({ search, sort })
  const totals = useTotals(search)

  const error = errorToTell(list) ?? errorToTell(totals)
  const tell = useEffectEvent((failure: Error) =>
    reportFailure(failure, { title: t('app.error'), description: t('dashboard.loadFailed') }),
  )
  useEffect(() => {
    if (error) tell(error)
  }, [error])

  const projects = list.data && listed(list.data.pages)
  const shown = projects?.length ?? 0
  // The count of another search says nothing of this one.
  const matching = totals.isPlaceholderData ? undefined : totals.data?.matching
  const hasMore = list.hasNextPage && (matching === undefined || matching > shown)
  const showMore = async () => {
    const { data } = await list.fetchNextPage()
    const first = data && listed(data.pages)[shown]
    // The keyboard goes on at the first that is new; the button may be gone.
    if (first) requestAnimationFrame(() => focusFirst([cardLinkId(first.id)]))
  }
  return {
    projects,
    state: stateOf(projects?.length, list.isError, search),
    loadedAt: new Date(list.dataUpdatedAt),
    outdated: list.isPlaceholderData,
    totals: totals.data,
    totalsFailed: totals.isError,
    matching,
    hasMore,
    isPaged: hasMore || (list.data?.pages.length ?? 0) > 1,
    showMore: () => void showMore(),
    isLoadingMore: list.isFetchingNextPage,
    retry: () => {
      void list.refetch()
      void totals.refetch()
    },
    isRetrying: list.isFetching,
  }
}

/** A refresh that the page does by itself and that fails would replace the message of what the person does meanwhile. */
const errorToTell = ({ error, isRefetchError }: { error: Error | null; isRefetchError: boolean }) =>
  isRefetchError && !isUnauthorized(error) ? null : error

/** One that was edited elsewhere between two pages may stand on both. */
const listed = (pages: readonly (readonly ProjectSummary[])[]): ProjectSummary[] => [
  ...new Map(pages.flat().map((project) => [project.id, project])).values(),
]

const stateOf = (shown: number | undefined, isError: boolean, search: string) => {
  if (shown === undefined) return isError ? 'failed' : 'loading'
  if (shown > 0) return 'shown'
  return search ? 'noHits' : 'empty'
}
