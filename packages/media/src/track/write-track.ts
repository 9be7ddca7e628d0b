import { sampleRate } from '@voxdeck/core/timeline/timing'
import { encodeTrack } from '../args/sound/encode-track.ts'
import type { Ffmpeg, FfmpegRun } from '../run/ffmpeg.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { type TrackPlan, trackPcm } from './track-pcm.ts'

export type WriteTrack = TrackPlan & { output: ScratchFile } & Omit<FfmpegRun, 'stdin'>

/** Encodes a whole language in one run, from silence, levelled sentences and mixed slides. */
export const createWriteTrack =
  ({ ffmpeg }: { ffmpeg: Ffmpeg }) =>
  async ({ totalSamples, placements, channels = 1, output, limits, ...run }: WriteTrack): Promise<void> => {
    const seconds = totalSamples / sampleRate
    await ffmpeg.run(encodeTrack(output, channels), {
      ...run,
      stdin: trackPcm({ totalSamples, placements, channels }),
      // Encoding takes a fiftieth of the track's length; a busy machine may take ten times that.
      limits: { wallSeconds: 120 + seconds, cpuSeconds: 120 + seconds, ...limits },
    })
  }
