import { useQuery } from '@tanstack/react-query'
import { listLanguages } from '@voxdeck/contracts/languages/list-languages'
import { client } from '@/session/client.ts'

/** Refetched on every mount: the offered languages depend on the running workers. */
export const useOfferedLanguages = () =>
  useQuery({
    queryKey: ['/api/languages'],
    queryFn: ({ signal }) => client.call(listLanguages, { signal }),
    staleTime: 0,
  })
