import { useQuery } from '@tanstack/react-query'
import { listLanguages } from '@voxdeck/contracts/languages/list-languages'
import { client } from '@/session/client.ts'

/** Asked for at every look: workers come and go. */
export const useOfferedLanguages = () =>
  useQuery({
    queryKey: ['/api/languages'],
    queryFn: ({ signal }) => client.call(listLanguages, { signal }),
    staleTime: 0,
  })
