import { useQuery } from '@tanstack/react-query'
import { getInstallation } from '@voxdeck/contracts/installation/get-installation'
import { client } from '@/session/client.ts'

/** Null until it is known: what may be forbidden is not offered. */
export const useInstallation = () => {
  const { data } = useQuery({
    queryKey: ['/api/installation'],
    queryFn: ({ signal }) => client.call(getInstallation, { signal }),
  })
  return data ?? null
}
