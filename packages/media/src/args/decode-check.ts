import type { FfmpegCommand } from '../run/ffmpeg-command.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { everyFrameOnce } from './h264-profile.ts'

/** Decodes a file of ours to nothing, and takes no damage lightly. */
export const decodeCheck = (kind: 'own-video' | 'own-audio', file: ScratchFile): FfmpegCommand => ({
  inputs: [{ kind, file, options: ['-threads', '1', '-err_detect', 'explode'] }],
  output: { file: 'nowhere', options: kind === 'own-video' ? everyFrameOnce : [] },
})
