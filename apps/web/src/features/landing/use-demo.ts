import type { DemoFilm } from '@voxdeck/contracts/videos/get-demo'
import { useEffect, useState } from 'react'

/** By hand: the contracts, and zod with them, would be half of what the landing page loads. */
const fetchDemo = async (signal: AbortSignal): Promise<DemoFilm | null> => {
  const response = await fetch('/api/demo', { signal, priority: 'low' })
  return response.ok ? ((await response.json()) as { film: DemoFilm | null }).film : null
}

/** The film to show to visitors, once the page stands; null while nobody knows, and where there is none. */
export const useDemo = (): DemoFilm | null => {
  const [film, setFilm] = useState<DemoFilm | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    // Without an answer there is no button: a visitor misses nothing that was promised.
    fetchDemo(gone.signal).then(setFilm, () => undefined)
    return () => gone.abort()
  }, [])
  return film
}
