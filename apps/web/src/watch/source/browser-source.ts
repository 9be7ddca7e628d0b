import type { VideoSource, VideoSourceOptions } from './video-source.ts'

/** Supported by Safari; missing in TypeScript's DOM types. */
type AudioTracks = EventTarget & Iterable<{ language: string; enabled: boolean }>

/** Plays the HLS stream natively; the language is chosen by enabling its audio track. */
export const openInBrowser = ({ element, masterUrl, language }: VideoSourceOptions): VideoSource => {
  const { audioTracks } = element as HTMLVideoElement & { audioTracks?: AudioTracks }
  let wanted = language
  const apply = () => {
    for (const track of audioTracks ?? []) track.enabled = track.language === wanted
  }
  audioTracks?.addEventListener('addtrack', apply)
  element.src = masterUrl
  return {
    speak: (next) => {
      wanted = next
      apply()
    },
    close: () => {
      audioTracks?.removeEventListener('addtrack', apply)
      element.removeAttribute('src')
      element.load()
    },
  }
}
