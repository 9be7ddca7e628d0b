import { useCallback, useSyncExternalStore } from 'react'

const trackOf = (element: HTMLVideoElement | null, language: string | null): HTMLTrackElement | undefined =>
  [...(element?.querySelectorAll('track') ?? [])].find(({ srclang }) => srclang === language)

/** The active cues, one per line; null when the captions failed to load. */
const readCues = (element: HTMLTrackElement | undefined): string | null => {
  if (!element) return ''
  if (element.readyState === HTMLTrackElement.ERROR) return null
  return Array.from(element.track.activeCues ?? [])
    .map((cue) => (cue as VTTCue).getCueAsHTML().textContent ?? '')
    .join('\n')
}

/**
 * The text of the active cues of one track. The track is hidden: the browser only times the cues, the page
 * draws them.
 */
export const useShownCue = (element: HTMLVideoElement | null, language: string | null): string | null => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const trackElement = trackOf(element, language)
      if (!trackElement) return () => undefined
      const { track } = trackElement
      track.mode = 'hidden'
      track.addEventListener('cuechange', listener)
      trackElement.addEventListener('load', listener)
      trackElement.addEventListener('error', listener)
      return () => {
        track.removeEventListener('cuechange', listener)
        trackElement.removeEventListener('load', listener)
        trackElement.removeEventListener('error', listener)
        track.mode = 'disabled'
      }
    },
    [element, language],
  )
  return useSyncExternalStore(subscribe, () => readCues(trackOf(element, language)))
}
