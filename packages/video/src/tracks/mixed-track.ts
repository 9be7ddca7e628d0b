import { musicVolumes } from '@voxdeck/core/music'
import type { Plan, PlannedMusic } from '@voxdeck/core/plan/plan'
import { samplesPerFrame } from '@voxdeck/core/timeline/timing'
import { encodeMixedTrack } from '@voxdeck/media/args/sound/encode-track'
import { ducking, type Span } from '@voxdeck/media/music/ducking'
import { ffmpegArgs } from '@voxdeck/media/run/ffmpeg-command'
import { hashValue } from '@voxdeck/storage/content-hash'
import type { LaidOutPlan } from '../layout/laid-out-plan.ts'
import { placeholderFile } from '../placeholder-file.ts'
import { mixedSlideAudioKey } from './mixed-slide-audio.ts'
import { type SlideTrack, slideTracks } from './slide-tracks.ts'

export type MixedTrack = {
  plan: Pick<Plan, 'toolchain' | 'salt'> & { music: PlannedMusic }
  laidOut: LaidOutPlan
  language: string
}

/** Hash of all that decides the track: tools, arguments, levels, the music's bytes, and what is heard when. */
export const mixedTrackKey = ({ plan, laidOut, language }: MixedTrack): string =>
  hashValue({
    tools: plan.toolchain.sound,
    args: ffmpegArgs(encodeMixedTrack(laidOut.layout.frames * samplesPerFrame, placeholderFile)),
    ducking,
    levels: musicVolumes[plan.music.volume],
    music: plan.music.hash,
    slides: slideTracks(laidOut, language).tracks.map(({ startFrame, placed, sound }) => ({
      startFrame,
      ...(sound ? { sound: mixedSlideAudioKey(plan.toolchain.sound, sound) } : { placed }),
    })),
  })

/** In samples of the video: when a slide has narration or its clip's sound, for ducking the music. */
export const duckingSpans = ({ startFrame, placed, sound }: SlideTrack): Span[] => {
  const start = startFrame * samplesPerFrame
  if (sound) return [{ start, end: start + sound.frames * samplesPerFrame }]
  return placed.map(({ startSample, samples }) => ({
    start: start + startSample,
    end: start + startSample + samples,
  }))
}
