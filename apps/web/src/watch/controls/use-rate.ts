import { useCallback, useSyncExternalStore } from 'react'

/** The playback rate of the element, updated by its `ratechange` events. */
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
