import type { Video } from '@voxdeck/contracts/videos/video'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

const stayAfterCompletion = 2000

type Tell = { ready: () => void; failed: () => void }

/** Tells once how a film ended while this page looked on; one that became ready is remembered for two seconds. */
export const useCompletion = (film: Video | undefined, tell: Tell) => {
  const [justReady, setJustReady] = useState<string | null>(null)
  const running = useRef<string | null>(null)
  const announce = (videoId: string) => {
    if (justReady === videoId) return
    tell.ready()
    setJustReady(videoId)
  }
  const onReady = useEffectEvent(announce)
  const onFailed = useEffectEvent(tell.failed)
  useEffect(() => {
    if (film?.status === 'completed' && running.current === film.id) onReady(film.id)
    if (film?.status === 'failed' && running.current === film.id) onFailed()
    running.current = film?.status === 'generating' ? film.id : null
  }, [film])
  useEffect(() => {
    if (justReady === null) return
    const timer = setTimeout(() => setJustReady(null), stayAfterCompletion)
    return () => clearTimeout(timer)
  }, [justReady])
  return { justReady, announce }
}
