import { useCallback, useSyncExternalStore } from 'react'

/** Where a film is, in seconds, as often as the browser tells it. `read` makes of that what is drawn. */
export const useFilmTime = <T extends string | number | null>(
  video: HTMLVideoElement | null,
  read: (seconds: number) => T,
): T => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const events = ['timeupdate', 'seeking'] as const
      for (const event of events) video?.addEventListener(event, listener)
      return () => {
        for (const event of events) video?.removeEventListener(event, listener)
      }
    },
    [video],
  )
  return useSyncExternalStore(subscribe, () => read(video?.currentTime ?? 0))
}
