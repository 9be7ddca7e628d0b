import type { FfmpegCommand } from '../run/ffmpeg-command.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { exactly } from './limit-peaks.ts'
import { stripMetadata } from './strip-metadata.ts'

/** A video's sound in one language, AAC → WAV of 16 bits, as long as the video to the sample. */
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
      // Over 4 GB, six hours of stereo, its sizes take 64 bits.
      '-rf64',
      'auto',
      '-f',
      'wav',
    ],
  },
})
