import { notifyManager, QueryClient } from '@tanstack/react-query'

// By default a button learns only in a later task that it is busy; the second click of a double click would get through.
notifyManager.setScheduler(queueMicrotask)

/** Nothing is asked twice by itself: pages refetch after a change, and events say when others changed something. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
