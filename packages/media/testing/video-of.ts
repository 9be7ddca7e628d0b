import type { VideoPicture, VideoSounds } from '../src/video/video-parts.ts'
import { trackLanguage, type VideoTracks } from '../src/video/video-tracks.ts'

/** The parts of a video in one language. */
export type VideoParts = VideoPicture & VideoSounds

export const videoOf = ({ shots, framesPerSecond, sounds, silence }: VideoParts): VideoTracks => ({
  shots,
  framesPerSecond,
  voices: [{ language: trackLanguage('en'), sounds, silence }],
  captions: [],
  chapters: [],
})
