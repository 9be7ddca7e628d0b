import { queryOptions, useQuery } from '@tanstack/react-query'
import { listVoices } from '@voxdeck/contracts/speech/list-voices'
import { sourceLanguage } from '@voxdeck/core/languages/languages'
import { defaultVoices, type Voice } from '@voxdeck/core/voices'
import { client } from '@/session/client.ts'

export const voicesQuery = queryOptions({
  queryKey: ['/api/voices'],
  queryFn: ({ signal }) => client.call(listVoices, { signal }),
})

/** Outside of the hook, so that `select` is stable and returns the same list. */
const onlyEnglish = (voices: readonly Voice[]) => voices.filter(({ language }) => language === sourceLanguage)

/** English voices. The two default voices are used until the list is loaded, and when it cannot be. */
export const useVoices = () => {
  const { data: english } = useQuery({ ...voicesQuery, select: onlyEnglish })
  return english?.length ? english : defaultVoices
}
