import { sampleRate } from '@voxdeck/core/timeline/timing'
import { writeMp4 } from '../mp4/write/write-mp4.ts'
import { videoFrames } from './video-parts.ts'
import { captionTrack, chapterTrack, pictureTrack, soundTrack, type VideoTracks } from './video-tracks.ts'

export type WriteVideo = VideoTracks & {
  output: string
  title?: string | undefined
  signal?: AbortSignal | undefined
  onProgress?: (framesWritten: number) => void
}

/** Copies packets; nothing is encoded. Equal parts give equal bytes. */
export const writeVideo = async (video: WriteVideo): Promise<{ frames: number }> => {
  const { shots, framesPerSecond, voices, captions, chapters, title, output, signal, onProgress } = video
  const frames = videoFrames(shots)
  const tracks = [await pictureTrack(video)]
  for (const [index, voice] of voices.entries()) tracks.push(await soundTrack(video, voice, index === 0))
  for (const written of captions) tracks.push(captionTrack(written, { frames, framesPerSecond }))
  if (chapters.length > 0) tracks.push(chapterTrack(video, frames))
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
