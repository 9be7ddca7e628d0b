import { useQuery } from '@tanstack/react-query'
import { getOverview } from '@voxdeck/contracts/admin/get-overview'
import { client } from '@/session/client.ts'

/** Workers come, go and check their providers: what is shown is at most so old. */
const refetchInterval = 15_000

export const useOverview = () =>
  useQuery({
    queryKey: ['/api/admin/overview'],
    queryFn: ({ signal }) => client.call(getOverview, { signal }),
    refetchInterval,
    refetchOnMount: 'always',
  })
