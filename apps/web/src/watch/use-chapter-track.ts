import { useEffect } from 'react'
import type { Chapter } from './watched.ts'

/** Tells the element its chapters, from which the time range draws its marks. */
export const useChapterTrack = (
  element: HTMLVideoElement | null,
  chapters: readonly Chapter[],
  /** Seconds; null until the video has said. */
  duration: number | null,
): void => {
  useEffect(() => {
    if (!element || duration === null || chapters.length === 0) return
    const track =
      [...element.textTracks].find(({ kind }) => kind === 'chapters') ?? element.addTextTrack('chapters')
    while (track.cues?.[0]) track.removeCue(track.cues[0])
    for (const [index, { startTime, title }] of chapters.entries()) {
      const cue = new VTTCue(startTime, chapters[index + 1]?.startTime ?? duration, '')
      // Not as markup: a title is what it is.
      cue.text = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      track.addCue(cue)
    }
    // The controls look again when a track changes its mode.
    track.mode = 'disabled'
    track.mode = 'hidden'
  }, [element, chapters, duration])
}
