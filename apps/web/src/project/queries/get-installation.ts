import { type QueryClient, useQuery } from '@tanstack/react-query'
import { getInstallation, type Installation } from '@voxdeck/contracts/installation/get-installation'
import { recordingLimits } from '@voxdeck/contracts/recordings/recording-limits'
import { client } from '@/session/client.ts'

const queryKey = ['/api/installation']

/** Null until loaded: forbidden features are hidden meanwhile. */
export const useInstallation = () => {
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(getInstallation, { signal }),
  })
  return data ?? null
}

/** How long a recording may be; the default until the installation has answered. */
export const readRecordingSeconds = (queries: QueryClient): number =>
  queries.getQueryData<Installation>(queryKey)?.recordingSeconds ?? recordingLimits.seconds
