import { useEffect, useEffectEvent } from 'react'

/** The whole screen where the browser allows it. Somebody who leaves it by Escape has left what is shown. */
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
