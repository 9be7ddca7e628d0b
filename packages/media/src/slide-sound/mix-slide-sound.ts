import { readFile } from 'node:fs/promises'
import { framesPerSecond, sampleRate, samplesPerFrame } from '@voxdeck/core/timeline/timing'
import type { Clip } from '../args/pictures/clip.ts'
import { decodeClipSound, limitSlideSound } from '../args/sound/clip-sound.ts'
import { amplitude } from '../loudness/decibels.ts'
import { integratedLoudness } from '../loudness/integrated-loudness.ts'
import type { Ffmpeg, FfmpegRun } from '../run/ffmpeg.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { type Placement, trackPcm } from '../track/track-pcm.ts'
import { type HeardSpan, levels, mixPcm } from './mix-pcm.ts'

export type MixSlideSound = {
  clip: Clip
  /** Length of the slide. */
  frames: number
  /** The slide's samples in which the clip is heard. */
  heard: HeardSpan
  /** Levelled sentences, placed relative to the slide's start. */
  narration: readonly Placement[]
  output: ScratchFile
} & Omit<FfmpegRun, 'stdin'>

/** The sound of a slide whose clip is heard, with narration or alone → stereo, 48 kHz 16 bit, `frames` long. */
export const createMixSlideSound =
  ({ ffmpeg }: { ffmpeg: Ffmpeg }) =>
  async ({ clip, frames, heard, narration, output, ...run }: MixSlideSound): Promise<void> => {
    const decoded = run.scratch.file('clip-sound.f32')
    await ffmpeg.run(decodeClipSound(clip, decoded), run)
    const [left, right] = splitChannels(await readFile(decoded.path))
    const lufs = integratedLoudness([left, right], sampleRate)
    const target = narration.length > 0 ? levels.underSpeechLufs : levels.aloneLufs
    const gain = lufs === null ? 0 : amplitude(target - lufs)
    const speech = trackPcm({ totalSamples: frames * samplesPerFrame, placements: narration })
    const seconds = frames / framesPerSecond
    await ffmpeg.run(limitSlideSound(frames, output), {
      ...run,
      stdin: mixPcm({ speech, clip: { left, right, gain }, heard }),
      limits: { wallSeconds: 120 + seconds, cpuSeconds: 120 + seconds, ...run.limits },
    })
  }

const splitChannels = (bytes: Buffer): [Float32Array, Float32Array] => {
  const samples = bytes.length / 8
  const channel = (offset: number) =>
    Float32Array.from({ length: samples }, (_, index) => bytes.readFloatLE(index * 8 + offset))
  return [channel(0), channel(4)]
}
