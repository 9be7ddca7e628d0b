import { useCallback, useSyncExternalStore } from 'react'

/** The playback position in seconds, mapped by `read`, on every `timeupdate` and `seeking` event. */
export const useVideoTime = <T extends string | number | null>(
  element: HTMLVideoElement | null,
  read: (seconds: number) => T,
): T => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const events = ['timeupdate', 'seeking'] as const
      for (const event of events) element?.addEventListener(event, listener)
      return () => {
        for (const event of events) element?.removeEventListener(event, listener)
      }
    },
    [element],
  )
  return useSyncExternalStore(subscribe, () => read(element?.currentTime ?? 0))
}
