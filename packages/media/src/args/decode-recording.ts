import type { FfmpegCommand } from '../run/ffmpeg-command.ts'
import type { ScratchFile } from '../run/scratch.ts'

/** A recording that was normalised → its mono samples, 32-bit float. */
export const decodeRecording = (recording: ScratchFile, output: ScratchFile): FfmpegCommand => ({
  inputs: [{ kind: 'own-recording', file: recording }],
  output: { file: output, options: ['-map', '0:a:0', '-c:a', 'pcm_f32le', '-f', 'f32le'] },
})
