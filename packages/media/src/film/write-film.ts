import { sampleRate } from '@voxdeck/core/timeline/timing'
import { writeMp4 } from '../mp4/write/write-mp4.ts'
import { filmFrames } from './film-parts.ts'
import { captionTrack, chapterTrack, type Film, pictureTrack, soundTrack } from './film-tracks.ts'

export type WriteFilm = Film & {
  output: string
  title?: string | undefined
  signal?: AbortSignal | undefined
  onProgress?: (framesWritten: number) => void
}

/** Copies packets; nothing is encoded. Equal parts give equal bytes. */
export const writeFilm = async (film: WriteFilm): Promise<{ frames: number }> => {
  const { shots, framesPerSecond, voices, captions, chapters, title, output, signal, onProgress } = film
  const frames = filmFrames(shots)
  const tracks = [await pictureTrack(film)]
  for (const [index, voice] of voices.entries()) tracks.push(await soundTrack(film, voice, index === 0))
  for (const [index, written] of captions.entries())
    tracks.push(captionTrack(written, { frames, framesPerSecond, isDefault: index === 0 }))
  if (chapters.length > 0) tracks.push(chapterTrack(film, frames))
  await writeMp4({
    tracks,
    title,
    timescale: sampleRate,
    output,
    signal,
    onSecond: (second) => onProgress?.(Math.min(frames, (second + 1) * framesPerSecond)),
  })
  return { frames }
}
