import type { SourceWish, VideoSource } from './video-source.ts'

/** As Safari has it; TypeScript's DOM does not. */
type AudioTracks = EventTarget & Iterable<{ language: string; enabled: boolean }>

/** Leaves the stream to the browser. */
export const openInBrowser = ({ element, masterUrl, language }: SourceWish): VideoSource => {
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
