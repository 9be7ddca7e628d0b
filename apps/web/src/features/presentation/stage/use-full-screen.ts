import { useEffect, useEffectEvent, useRef } from 'react'

/** Enters full screen where the browser allows it; leaving it by Escape calls `onLeft`. */
export const useFullScreen = (isWanted: boolean, onLeft: () => void): void => {
  const left = useEffectEvent(onLeft)
  const requests = useRef(0)
  useEffect(() => {
    if (!isWanted || !document.fullscreenEnabled) return
    requests.current += 1
    const request = requests.current
    let isOver = false
    let isIn = false
    const leave = () => document.exitFullscreen().catch(() => undefined)
    const changed = () => {
      if (document.fullscreenElement) isIn = true
      else if (isIn && !isOver) left()
    }
    document.addEventListener('fullscreenchange', changed)
    document.documentElement.requestFullscreen().then(
      // The browser answers later: full screen may be wanted again by then, as in every start under StrictMode.
      () => (isOver && requests.current === request ? leave() : undefined),
      () => undefined,
    )
    return () => {
      isOver = true
      document.removeEventListener('fullscreenchange', changed)
      if (document.fullscreenElement) void leave()
    }
  }, [isWanted])
}
