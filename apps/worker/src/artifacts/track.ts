import { type Channels, encodeTrack } from '@voxdeck/media/args/encode-track'
import { ffmpegArgs } from '@voxdeck/media/run/ffmpeg-command'
import { hashValue } from '@voxdeck/storage/content-hash'
import type { LaidOutPlan } from './laid-out-plan.ts'
import { type SlideSound, slideSoundKey, splitTrack } from './slide-sound.ts'

/** The toolchain, the arguments, and which sentence or mixed slide begins when decide a track. */
export const trackKey = (toolchain: string, laidOut: LaidOutPlan, language: string): string => {
  const { placed, sounds } = splitTrack(laidOut, language)
  const file = { path: 'track.m4a', inside: 'track.m4a' }
  return hashValue({
    toolchain,
    args: ffmpegArgs(encodeTrack(file, channelsOf(sounds))),
    frames: laidOut.layout.frames,
    placed,
    ...(sounds.length > 0
      ? {
          sounds: sounds.map((sound) => ({
            startSample: sound.startSample,
            key: slideSoundKey(toolchain, sound),
          })),
        }
      : {}),
  })
}

/** Speech alone comes from the middle. */
export const channelsOf = (sounds: readonly SlideSound[]): Channels => (sounds.length > 0 ? 2 : 1)
