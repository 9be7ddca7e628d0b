import { queryOptions, useQuery } from '@tanstack/react-query'
import { listVoices } from '@voxdeck/contracts/speech/list-voices'
import { defaultVoices, type Voice } from '@voxdeck/core/voices'
import { useMemo } from 'react'
import { client } from '@/session/client.ts'

export const voicesQuery = queryOptions({
  queryKey: ['/api/voices'],
  queryFn: ({ signal }) => client.call(listVoices, { signal }),
})

/** Voices of a language. The two default voices stand in until the list is loaded, and when it cannot be. */
export const useVoices = (language: string): readonly Voice[] => {
  const { data: all } = useQuery(voicesQuery)
  return useMemo(() => {
    const speakers = all?.filter((voice) => voice.language === language) ?? []
    return speakers.length > 0 ? speakers : defaultVoices.filter((voice) => voice.language === language)
  }, [all, language])
}
