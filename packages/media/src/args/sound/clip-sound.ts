import { sampleRate, samplesPerFrame } from '@voxdeck/core/timeline/timing'
import type { FfmpegCommand } from '../../run/ffmpeg-command.ts'
import type { ScratchFile } from '../../run/scratch.ts'
import type { Clip } from '../pictures/clip.ts'
import { exactly, limitPeaks, oversample } from './limit-peaks.ts'

const asStereo = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '2']

/** A clip's own sound as stereo 32-bit float, cut or padded with silence to the length of its picture. */
export const decodeClipSound = ({ file, frames }: Clip, output: ScratchFile): FfmpegCommand => ({
  inputs: [{ kind: 'own-video', file, options: ['-threads', '1'] }],
  filterGraph: `[0:a:0]${[
    // Sound that starts after the picture keeps its delay.
    `aresample=${sampleRate}:async=1:first_pts=0`,
    'aformat=channel_layouts=stereo',
    exactly(frames * samplesPerFrame),
  ].join(',')}[a]`,
  output: { file: output, options: ['-map', '[a]', '-c:a', 'pcm_f32le', '-f', 'f32le'] },
})

/** A slide's mixed sound, stereo 32-bit float on stdin → 16 bit, exactly `frames` long, no peak above the limit. */
export const limitSlideSound = (frames: number, output: ScratchFile): FfmpegCommand => ({
  inputs: [{ kind: 'own-audio', file: 'stdin', options: asStereo }],
  filterGraph: `[0:a]${[
    oversample,
    limitPeaks,
    `aresample=${sampleRate}`,
    exactly(frames * samplesPerFrame),
  ].join(',')}[a]`,
  output: { file: output, options: ['-map', '[a]', '-c:a', 'pcm_s16le', '-f', 's16le'] },
})
