import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { decodeCheckAll } from '../args/decode-check.ts'
import { type Channels, encodeSlideTracks } from '../args/encode-track.ts'
import type { Ffmpeg, FfmpegRun } from '../run/ffmpeg.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { type PacketSpan, samplesToEncode } from './packet-grid.ts'
import { proveJoints } from './prove-joints.ts'
import { type Placement, trackPcm } from './track-pcm.ts'

/** What is heard on a slide, placed from the slide's start on, and which packets of it a video takes. */
export type SlideTrack = {
  placements: readonly Placement[]
  span: PacketSpan
  /** When what is placed goes on, silently, behind the span. */
  leastSamples?: number
  output: ScratchFile
}

export type WriteSlideTracks = { slides: readonly SlideTrack[]; channels: Channels } & Omit<
  FfmpegRun,
  'stdin'
>

/** A dozen of inputs and outputs, each with a thread, fit into a jail. */
export const slidesAtOnce = 12

/** Encodes slides' sounds, decodes them once without a warning, and proves that they can be joined in silence. */
export const createWriteSlideTracks =
  ({ ffmpeg }: { ffmpeg: Ffmpeg }) =>
  async ({ slides, channels, limits, ...run }: WriteSlideTracks): Promise<void> => {
    const files = slides.map(({ output }, index) => ({ pcm: run.scratch.file(`slide-${index}.pcm`), output }))
    let samples = 0
    for (const [index, { placements, span, leastSamples = 0 }] of slides.entries()) {
      const totalSamples = Math.max(leastSamples, samplesToEncode(span))
      samples += totalSamples
      await pipeline(
        trackPcm({ totalSamples, placements, channels }),
        createWriteStream(files[index]?.pcm.path ?? ''),
      )
    }
    const seconds = 120 + samples / sampleRate
    const measured = { ...run, limits: { wallSeconds: seconds, cpuSeconds: seconds, ...limits } }
    await ffmpeg.run(encodeSlideTracks(files, channels), measured)
    const { warnings } = await ffmpeg.run(decodeCheckAll(files.map(({ output }) => output)), measured)
    if (warnings) throw new Error(`a slide's sound decodes with warnings: ${warnings}`)
    for (const { output, span } of slides) await proveJoints(output.path, span)
    for (const { pcm } of files) await rm(pcm.path)
  }
