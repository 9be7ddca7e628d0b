import type { DemoVideo } from '@voxdeck/contracts/videos/get-demo'
import { useEffect, useState } from 'react'

/** Plain fetch: the contracts, and zod with them, would be half of what the landing page loads. */
const fetchDemo = async (signal: AbortSignal): Promise<DemoVideo | null> => {
  const response = await fetch('/api/demo', { signal, priority: 'low' })
  return response.ok ? ((await response.json()) as { film: DemoVideo | null }).film : null
}

/** The demo video, requested after the first render; null while loading and where there is none. */
export const useDemo = (): DemoVideo | null => {
  const [video, setVideo] = useState<DemoVideo | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    // Ignore a failed request: the demo button just stays hidden.
    fetchDemo(gone.signal).then(setVideo, () => undefined)
    return () => gone.abort()
  }, [])
  return video
}
