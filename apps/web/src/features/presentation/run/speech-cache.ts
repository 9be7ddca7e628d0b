import type { Speech } from '@/project/queries/preview-speech.ts'

/** Cache of prefetched speech: each text is requested once. */
export const createSpeechShelf = (fetchSpeech: (speech: Speech, signal: AbortSignal) => Promise<Blob>) => {
  const closing = new AbortController()
  const shelf = new Map<string, Promise<string>>()
  const made: string[] = []

  const fetchAddress = async (speech: Speech): Promise<string> => {
    const address = URL.createObjectURL(await fetchSpeech(speech, closing.signal))
    made.push(address)
    return address
  }
  const addressOf = (speech: Speech): Promise<string> => {
    const name = JSON.stringify(speech)
    const known = shelf.get(name)
    if (known) return known
    const address = fetchAddress(speech)
    shelf.set(name, address)
    // Drop a failed request from the cache, so that it is retried when its turn comes.
    address.catch(() => shelf.delete(name))
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

export type SpeechShelf = ReturnType<typeof createSpeechShelf>
