import type { Video } from '@voxdeck/contracts/videos/video'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

const stayAfterCompletion = 2000

type Tell = { ready: (video: Video) => void; failed: (video: Video) => void }

/**
 * Reports once how each video ended while the page was open; a finished one is remembered for two seconds.
 */
export const useCompletion = (videos: readonly Video[], tell: Tell) => {
  const [justReady, setJustReady] = useState<string | null>(null)
  const running = useRef<ReadonlySet<string>>(new Set())
  const announce = (video: Video) => {
    if (justReady === video.id) return
    tell.ready(video)
    setJustReady(video.id)
  }
  const onEnd = useEffectEvent((video: Video) => {
    if (video.status === 'completed') announce(video)
    if (video.status === 'failed') tell.failed(video)
  })
  useEffect(() => {
    for (const video of videos) if (running.current.has(video.id)) onEnd(video)
    running.current = new Set(videos.filter(({ status }) => status === 'generating').map(({ id }) => id))
  }, [videos])
  useEffect(() => {
    if (justReady === null) return
    const timer = setTimeout(() => setJustReady(null), stayAfterCompletion)
    return () => clearTimeout(timer)
  }, [justReady])
  return { justReady, announce }
}
