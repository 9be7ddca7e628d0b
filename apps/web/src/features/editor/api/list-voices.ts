import { useQuery } from '@tanstack/react-query'
import { listVoices } from '@voxdeck/contracts/speech/list-voices'
import { defaultVoices } from '@voxdeck/core/voices'
import { client } from '@/session/client.ts'

/** The two default voices stand in while the list loads and when it cannot be had. */
export const useVoices = () => {
  const { data } = useQuery({
    queryKey: ['/api/voices'],
    queryFn: ({ signal }) => client.call(listVoices, { signal }),
  })
  return data && data.length > 0 ? data : defaultVoices
}
