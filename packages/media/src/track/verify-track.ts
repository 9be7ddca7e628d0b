import { sampleRate } from '@voxdeck/core/timeline/timing'
import { decodeCheck } from '../args/decode-check.ts'
import { aacFrame } from '../args/sound/encode-track.ts'
import type { Ffmpeg, FfmpegRun } from '../run/ffmpeg.ts'
import type { ScratchFile } from '../run/scratch.ts'

/** Decodes a track once. A warning or another length than planned is an error. */
export const createVerifyTrack =
  ({ ffmpeg }: { ffmpeg: Ffmpeg }) =>
  async ({
    file,
    totalSamples,
    ...run
  }: { file: ScratchFile; totalSamples: number } & FfmpegRun): Promise<void> => {
    const decoded = await ffmpeg.run(decodeCheck('own-audio', file), run)
    if (decoded.warnings) throw new Error(`the track decodes with warnings: ${decoded.warnings}`)
    const packets = Math.ceil(totalSamples / aacFrame)
    const decodedPackets = Math.round((decoded.seconds * sampleRate) / aacFrame)
    if (decodedPackets !== packets)
      throw new Error(`the track has ${decodedPackets} packets of sound, ${packets} were planned`)
  }
