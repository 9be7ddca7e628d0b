import type { DemoVideo } from '@voxdeck/contracts/videos/get-demo'
import { useEffect, useState } from 'react'

/** By hand: the contracts, and zod with them, would be half of what the landing page loads. */
const fetchDemo = async (signal: AbortSignal): Promise<DemoVideo | null> => {
  const response = await fetch('/api/demo', { signal, priority: 'low' })
  return response.ok ? ((await response.json()) as { film: DemoVideo | null }).film : null
}

/** The video to show to visitors, once the page stands; null while nobody knows, and where there is none. */
export const useDemo = (): DemoVideo | null => {
  const [video, setVideo] = useState<DemoVideo | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    // Without an answer there is no button: a visitor misses nothing that was promised.
    fetchDemo(gone.signal).then(setVideo, () => undefined)
    return () => gone.abort()
  }, [])
  return video
}
