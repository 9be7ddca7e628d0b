import { useEffect, useEffectEvent } from 'react'

/** Enters full screen where the browser allows it; leaving it by Escape calls `onLeft`. */
export const useFullScreen = (isWanted: boolean, onLeft: () => void): void => {
  const left = useEffectEvent(onLeft)
  useEffect(() => {
    if (!isWanted || !document.fullscreenEnabled) return
    let isOver = false
    let isIn = false
    const leave = () => document.exitFullscreen().catch(() => undefined)
    const changed = () => {
      if (document.fullscreenElement) isIn = true
      else if (isIn && !isOver) left()
    }
    document.addEventListener('fullscreenchange', changed)
    document.documentElement.requestFullscreen().then(
      () => (isOver ? leave() : undefined),
      () => undefined,
    )
    return () => {
      isOver = true
      document.removeEventListener('fullscreenchange', changed)
      if (document.fullscreenElement) void leave()
    }
  }, [isWanted])
}
