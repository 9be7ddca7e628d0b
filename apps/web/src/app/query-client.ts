import { notifyManager, QueryClient } from '@tanstack/react-query'

// The default scheduler renders the pending state in a later task, so the second click of a double click
// would still get through.
notifyManager.setScheduler(queueMicrotask)

/**
 * No automatic retry or refetch: pages invalidate after a change, and server events report changes by others.
 */
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
