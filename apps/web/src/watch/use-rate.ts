import { useCallback, useSyncExternalStore } from 'react'

/** How fast the film plays, whoever changed it. */
export const useRate = (video: HTMLVideoElement | null): number => {
  const subscribe = useCallback(
    (listener: () => void) => {
      video?.addEventListener('ratechange', listener)
      return () => video?.removeEventListener('ratechange', listener)
    },
    [video],
  )
  return useSyncExternalStore(subscribe, () => video?.playbackRate ?? 1)
}
