import { useCallback, useSyncExternalStore } from 'react'

/** How fast the video plays, whoever changed it. */
export const useRate = (element: HTMLVideoElement | null): number => {
  const subscribe = useCallback(
    (listener: () => void) => {
      element?.addEventListener('ratechange', listener)
      return () => element?.removeEventListener('ratechange', listener)
    },
    [element],
  )
  return useSyncExternalStore(subscribe, () => element?.playbackRate ?? 1)
}
