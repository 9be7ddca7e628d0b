import type { Video } from '@voxdeck/contracts/videos/video'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

const stayAfterCompletion = 2000

/** Tells once that a film became ready while this page looked on, and remembers it for two seconds. */
export const useCompletion = (film: Video | undefined, tell: () => void) => {
  const [justReady, setJustReady] = useState<string | null>(null)
  const running = useRef<string | null>(null)
  const announce = (videoId: string) => {
    if (justReady === videoId) return
    tell()
    setJustReady(videoId)
  }
  const onReady = useEffectEvent(announce)
  useEffect(() => {
    if (film?.status === 'completed' && running.current === film.id) onReady(film.id)
    running.current = film?.status === 'generating' ? film.id : null
  }, [film])
  useEffect(() => {
    if (justReady === null) return
    const timer = setTimeout(() => setJustReady(null), stayAfterCompletion)
    return () => clearTimeout(timer)
  }, [justReady])
  return { justReady, announce }
}
