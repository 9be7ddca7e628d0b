import { rm } from 'node:fs/promises'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { decodeVoice } from '../args/sound/decode-voice.ts'
import { writeMp4 } from '../mp4/write/write-mp4.ts'
import type { Ffmpeg, FfmpegRun } from '../run/ffmpeg.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { videoFrames } from '../video/video-parts.ts'
import { soundTrack, type VideoTracks, type VideoVoice } from '../video/video-tracks.ts'

export type WriteWav = {
  video: Pick<VideoTracks, 'shots' | 'framesPerSecond'>
  voice: VideoVoice
  output: ScratchFile
} & Omit<FfmpegRun, 'stdin'>

/**
 * A video's sound in one language as a WAV: the video's own packets decoded, from the first sample to the last. No
 * encoder delay has to be cut off: videos are muxed without the encoder's priming packet.
 */
export const createWriteWav =
  ({ ffmpeg }: { ffmpeg: Ffmpeg }) =>
  async ({ video, voice, output, limits, ...run }: WriteWav): Promise<{ samples: number }> => {
    const samples = (videoFrames(video.shots) * sampleRate) / video.framesPerSecond
    const packets = run.scratch.file('voice.m4a')
    const tracks = [await soundTrack(video, voice, true)]
    await writeMp4({ tracks, timescale: sampleRate, output: packets.path, signal: run.signal })
    const seconds = 120 + samples / sampleRate
    const { warnings } = await ffmpeg.run(decodeVoice(packets, samples, output), {
      ...run,
      limits: { wallSeconds: seconds, cpuSeconds: seconds, ...limits },
    })
    if (warnings) throw new Error(`the voice decodes with warnings: ${warnings}`)
    await rm(packets.path)
    return { samples }
  }
