import { useQuery } from '@tanstack/react-query'
import { getInstallation } from '@voxdeck/contracts/installation/get-installation'
import { client } from '@/session/client.ts'

/** Null until loaded: forbidden features are hidden meanwhile. */
export const useInstallation = () => {
  const { data } = useQuery({
    queryKey: ['/api/installation'],
    queryFn: ({ signal }) => client.call(getInstallation, { signal }),
  })
  return data ?? null
}
