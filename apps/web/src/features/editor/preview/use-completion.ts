import type { Video } from '@voxdeck/contracts/videos/video'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

const stayAfterCompletion = 2000

type Tell = { ready: (film: Video) => void; failed: (film: Video) => void }

/** Tells once how each film ended while this page looked on; one that became ready is remembered for two seconds. */
export const useCompletion = (films: readonly Video[], tell: Tell) => {
  const [justReady, setJustReady] = useState<string | null>(null)
  const running = useRef<ReadonlySet<string>>(new Set())
  const announce = (film: Video) => {
    if (justReady === film.id) return
    tell.ready(film)
    setJustReady(film.id)
  }
  const onEnd = useEffectEvent((film: Video) => {
    if (film.status === 'completed') announce(film)
    if (film.status === 'failed') tell.failed(film)
  })
  useEffect(() => {
    for (const film of films) if (running.current.has(film.id)) onEnd(film)
    running.current = new Set(films.filter(({ status }) => status === 'generating').map(({ id }) => id))
  }, [films])
  useEffect(() => {
    if (justReady === null) return
    const timer = setTimeout(() => setJustReady(null), stayAfterCompletion)
    return () => clearTimeout(timer)
  }, [justReady])
  return { justReady, announce }
}
