import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Video } from '@voxdeck/contracts/videos/video'
import { useEffect, useState } from 'react'
import { useAccountEvents } from '@/session/events/use-account-events.ts'
import { cardsKey, refreshProjects, showCardVideo } from './api/cards.ts'

/** Milliseconds: somebody who types elsewhere changes their project several times a second. */
const settleMs = 1000

/** Refreshes the list when changes have settled and somebody looks. */
const createRefresher = (queries: QueryClient) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStale = false
  const statuses = new Map<string, Video['status']>()
  const refresh = () => {
    const shown = queries.getQueryCache().findAll({ queryKey: cardsKey, type: 'active' })
    const isMissing = shown.some(({ state }) => state.status === 'error' && state.data === undefined)
    // A hidden page is refreshed when somebody looks at it, and a list that could not be loaded when they ask.
    if (document.visibilityState === 'hidden' || isMissing) return
    // What is being read now may have been read before the change.
    if (queries.isFetching({ queryKey: cardsKey }) > 0) return refreshSoon()
    isStale = false
    void refreshProjects(queries)
  }
  const refreshSoon = () => {
    isStale = true
    clearTimeout(timer)
    timer = setTimeout(refresh, settleMs)
  }
  const look = () => {
    if (document.visibilityState === 'visible' && isStale) refreshSoon()
  }
  return {
    refreshSoon,
    /** Progress is drawn from the event alone; with a status come counts, and whether the video is as the project is now. */
    showVideo: (video: Video) => {
      showCardVideo(queries, video)
      if (statuses.get(video.id) === video.status) return
      statuses.set(video.id, video.status)
      refreshSoon()
    },
    start: () => {
      document.addEventListener('visibilitychange', look)
      return () => {
        document.removeEventListener('visibilitychange', look)
        clearTimeout(timer)
      }
    },
  }
}

/** Keeps the list as it is on the server: progress at once, other changes when they settle. */
export const useLiveProjects = (): void => {
  const queries = useQueryClient()
  const [refresher] = useState(() => createRefresher(queries))
  useEffect(() => refresher.start(), [refresher])
  useAccountEvents((event) => {
    if (event.name === 'video') return refresher.showVideo(event.data.video)
    if (event.name === 'videos') for (const { video } of event.data.generating) refresher.showVideo(video)
    refresher.refreshSoon()
  })
}
