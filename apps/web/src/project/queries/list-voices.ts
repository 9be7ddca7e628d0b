import { queryOptions, useQuery } from '@tanstack/react-query'
import { listVoices } from '@voxdeck/contracts/speech/list-voices'
import { sourceLanguage } from '@voxdeck/core/languages/languages'
import { defaultVoices, type Voice } from '@voxdeck/core/voices'
import { client } from '@/session/client.ts'

export const voicesQuery = queryOptions({
  queryKey: ['/api/voices'],
  queryFn: ({ signal }) => client.call(listVoices, { signal }),
})

/** Outside of the hook, so that it is the same list at every look and no slide is drawn again for it. */
const onlyEnglish = (voices: readonly Voice[]) => voices.filter(({ language }) => language === sourceLanguage)

/** Those that speak English. The two default voices stand in while the list loads and when it cannot be had. */
export const useVoices = () => {
  const { data: english } = useQuery({ ...voicesQuery, select: onlyEnglish })
  return english?.length ? english : defaultVoices
}
