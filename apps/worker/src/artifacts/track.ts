import { encodeTrack } from '@voxdeck/media/args/encode-track'
import { ffmpegArgs } from '@voxdeck/media/run/ffmpeg-command'
import { hashValue } from '@voxdeck/storage/content-hash'
import type { LaidOutPlan } from './laid-out-plan.ts'

/** The toolchain, the arguments, and which sentence begins when decide a track. */
export const trackKey = (toolchain: string, { layout, tracks }: LaidOutPlan, language: string): string =>
  hashValue({
    toolchain,
    args: ffmpegArgs(encodeTrack({ path: 'track.m4a', inside: 'track.m4a' })),
    frames: layout.frames,
    placed: tracks[language] ?? [],
  })
