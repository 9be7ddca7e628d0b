import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { decodeCheckAll } from '../args/decode-check.ts'
import { type Channels, encodeSlideTracks } from '../args/sound/encode-track.ts'
import type { Ffmpeg, FfmpegRun } from '../run/ffmpeg.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { type PacketSpan, samplesToEncode } from './packet-grid.ts'
import { type Placement, trackPcm } from './track-pcm.ts'
import { verifySlideJoins } from './verify-slide-joins.ts'

/** The sounds of a slide, placed relative to its start, and the packets of it that a video takes. */
export type SlideTrack = {
  placements: readonly Placement[]
  span: PacketSpan
  /** Set when the placed sound continues, silently, after the span. */
  leastSamples?: number
  output: ScratchFile
}

export type WriteSlideTracks = { slides: readonly SlideTrack[]; channels: Channels } & Omit<
  FfmpegRun,
  'stdin'
>

/** Twelve inputs and outputs, with a thread each, stay within the jail's process limit. */
export const slidesAtOnce = 12

/** Encodes slides' sounds, decodes them once without a warning, and checks that they can be joined at silence. */
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
    for (const { output, span } of slides) await verifySlideJoins(output.path, span)
    for (const { pcm } of files) await rm(pcm.path)
  }
