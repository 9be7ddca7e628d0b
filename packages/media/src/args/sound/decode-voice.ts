import type { FfmpegCommand } from '../../run/ffmpeg-command.ts'
import type { ScratchFile } from '../../run/scratch.ts'
import { stripMetadata } from '../strip-metadata.ts'
import { exactly } from './limit-peaks.ts'

/** A video's sound in one language, AAC → 16-bit WAV, exactly `samples` long. */
export const decodeVoice = (voice: ScratchFile, samples: number, output: ScratchFile): FfmpegCommand => ({
  inputs: [{ kind: 'own-audio', file: voice, options: ['-err_detect', 'explode'] }],
  filterGraph: `[0:a:0]${exactly(samples)}[a]`,
  output: {
    file: output,
    options: [
      '-map',
      '[a]',
      '-c:a',
      'pcm_s16le',
      ...stripMetadata,
      // Above 4 GB (six hours of stereo) a WAV needs 64-bit sizes.
      '-rf64',
      'auto',
      '-f',
      'wav',
    ],
  },
})
