import type { FilmSource, SourceWish } from './film-source.ts'

/** As Safari has it; TypeScript's DOM does not. */
type AudioTracks = EventTarget & Iterable<{ language: string; enabled: boolean }>

/** Leaves the stream to the browser. */
export const openInBrowser = ({ video, masterUrl, language }: SourceWish): FilmSource => {
  const { audioTracks } = video as HTMLVideoElement & { audioTracks?: AudioTracks }
  let wanted = language
  const apply = () => {
    for (const track of audioTracks ?? []) track.enabled = track.language === wanted
  }
  audioTracks?.addEventListener('addtrack', apply)
  video.src = masterUrl
  return {
    speak: (next) => {
      wanted = next
      apply()
    },
    close: () => {
      audioTracks?.removeEventListener('addtrack', apply)
      video.removeAttribute('src')
      video.load()
    },
  }
}
