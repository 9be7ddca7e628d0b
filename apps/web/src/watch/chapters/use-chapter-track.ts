import { useEffect } from 'react'
import type { Chapter } from '../source/watched.ts'

/** Adds the chapters to the element as a text track, from which media-chrome's time range draws its marks. */
export const useChapterTrack = (
  element: HTMLVideoElement | null,
  chapters: readonly Chapter[],
  /** Seconds; null until the metadata is loaded. */
  duration: number | null,
): void => {
  useEffect(() => {
    if (!element || duration === null || chapters.length === 0) return
    const track =
      [...element.textTracks].find(({ kind }) => kind === 'chapters') ?? element.addTextTrack('chapters')
    while (track.cues?.[0]) track.removeCue(track.cues[0])
    for (const [index, { startTime, title }] of chapters.entries()) {
      const cue = new VTTCue(startTime, chapters[index + 1]?.startTime ?? duration, '')
      // Escape the title: cue text is parsed as markup.
      cue.text = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      track.addCue(cue)
    }
    // media-chrome reads the cues again when the mode of the track changes.
    track.mode = 'disabled'
    track.mode = 'hidden'
  }, [element, chapters, duration])
}
