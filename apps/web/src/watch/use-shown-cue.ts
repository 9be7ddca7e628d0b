import { useCallback, useSyncExternalStore } from 'react'

const trackOf = (video: HTMLVideoElement | null, language: string | null): HTMLTrackElement | undefined =>
  [...(video?.querySelectorAll('track') ?? [])].find(({ srclang }) => srclang === language)

/** What is to be read now, line by line; null when the captions could not be fetched. */
const readCues = (element: HTMLTrackElement | undefined): string | null => {
  if (!element) return ''
  if (element.readyState === HTMLTrackElement.ERROR) return null
  return Array.from(element.track.activeCues ?? [])
    .map((cue) => (cue as VTTCue).getCueAsHTML().textContent ?? '')
    .join('\n')
}

/** Reads one of the film's tracks, for which the browser keeps the time; the page draws it. */
export const useShownCue = (video: HTMLVideoElement | null, language: string | null): string | null => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const element = trackOf(video, language)
      if (!element) return () => undefined
      const { track } = element
      track.mode = 'hidden'
      track.addEventListener('cuechange', listener)
      element.addEventListener('load', listener)
      element.addEventListener('error', listener)
      return () => {
        track.removeEventListener('cuechange', listener)
        element.removeEventListener('load', listener)
        element.removeEventListener('error', listener)
        track.mode = 'disabled'
      }
    },
    [video, language],
  )
  return useSyncExternalStore(subscribe, () => readCues(trackOf(video, language)))
}
