import { sampleRate } from '@voxdeck/core/timeline/timing'
import type { FfmpegCommand } from '../../run/ffmpeg-command.ts'
import type { ScratchFile } from '../../run/scratch.ts'
import { exactly, limitPeaks, oversample } from './limit-peaks.ts'

/** Samples in a packet of AAC-LC. */
export const aacFrame = 1024

/** Narration alone is mono; a video in which a clip is heard is stereo. */
export type Channels = 1 | 2

const bitRates: Record<Channels, string> = { 1: '128k', 2: '192k' }

const asPcm = (channels: Channels) => ['-f', 's16le', '-ar', String(sampleRate), '-ac', String(channels)]

const asAac = (input: string, channels: Channels) => [
  '-map',
  input,
  '-c:a',
  'aac',
  '-b:a',
  bitRates[channels],
  // At this bit rate ffmpeg's other coder is 10 dB further from the original, moves peaks more and takes double time.
  '-aac_coder',
  'fast',
  // No encoder name and no creation time, so equal sound gives equal bytes.
  '-fflags',
  '+bitexact',
  '-flags:a',
  '+bitexact',
  '-f',
  'mp4',
]

/** One language's whole sound, 16 bit on stdin → AAC-LC. */
export const encodeTrack = (output: ScratchFile, channels: Channels = 1): FfmpegCommand => ({
  inputs: [{ kind: 'own-audio', file: 'stdin', options: asPcm(channels) }],
  output: { file: output, options: asAac('0:a', channels) },
})

/** One language's whole sound with music, 32-bit float stereo on stdin → AAC-LC, no peak above the limit. */
export const encodeMixedTrack = (samples: number, output: ScratchFile): FfmpegCommand => ({
  inputs: [
    { kind: 'own-audio', file: 'stdin', options: ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '2'] },
  ],
  filterGraph: `[0:a]${[oversample, limitPeaks, `aresample=${sampleRate}`, exactly(samples), 'aformat=sample_fmts=fltp'].join(',')}[a]`,
  output: { file: output, options: asAac('[a]', 2) },
})

export type SlideTrackFiles = { pcm: ScratchFile; output: ScratchFile }

/** The sounds of several slides, 16 bit → AAC-LC, one file each. */
export const encodeSlideTracks = (slides: readonly SlideTrackFiles[], channels: Channels): FfmpegCommand => {
  const [output, ...furtherOutputs] = slides.map(({ output: file }, input) => ({
    file,
    options: asAac(`${input}:a`, channels),
  }))
  if (!output) throw new RangeError('no slide to encode')
  return {
    inputs: slides.map(({ pcm: file }) => ({ kind: 'own-audio', file, options: asPcm(channels) })),
    output,
    furtherOutputs,
  }
}
