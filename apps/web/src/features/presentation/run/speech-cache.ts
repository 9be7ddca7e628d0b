import type { Speech } from '@/project/queries/preview-speech.ts'

/** Cache of prefetched speech: each text is requested once. */
export const createSpeechCache = (fetchSpeech: (speech: Speech, signal: AbortSignal) => Promise<Blob>) => {
  const closing = new AbortController()
  const cache = new Map<string, Promise<string>>()
  const made: string[] = []

  const fetchAddress = async (speech: Speech): Promise<string> => {
    const address = URL.createObjectURL(await fetchSpeech(speech, closing.signal))
    made.push(address)
    return address
  }
  const addressOf = (speech: Speech): Promise<string> => {
    const name = JSON.stringify(speech)
    const known = cache.get(name)
    if (known) return known
    const address = fetchAddress(speech)
    cache.set(name, address)
    // Drop a failed request from the cache, so that it is retried when its turn comes.
    address.catch(() => cache.delete(name))
    return address
  }
  return {
    addressOf,
    close: () => {
      closing.abort()
      for (const address of made) URL.revokeObjectURL(address)
    },
  }
}

export type SpeechCache = ReturnType<typeof createSpeechCache>
