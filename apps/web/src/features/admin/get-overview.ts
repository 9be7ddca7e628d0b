import { useQuery } from '@tanstack/react-query'
import { getOverview } from '@voxdeck/contracts/admin/get-overview'
import { client } from '@/session/client.ts'

/** Polling interval in milliseconds: workers start, stop and check their providers at any time. */
const refetchInterval = 15_000

export const useOverview = () =>
  useQuery({
    queryKey: ['/api/admin/overview'],
    queryFn: ({ signal }) => client.call(getOverview, { signal }),
    refetchInterval,
    refetchOnMount: 'always',
  })
