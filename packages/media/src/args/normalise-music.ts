import type { FfmpegCommand } from '../run/ffmpeg-command.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { normaliseSound } from './normalise-sound.ts'

export type NormaliseMusic = { music: ScratchFile; output: ScratchFile; mostSeconds: number }

export const normaliseMusic = ({ music, ...rest }: NormaliseMusic): FfmpegCommand =>
  normaliseSound({ kind: 'user-music', sound: music, channels: 2, ...rest })

/** Normalised music → its stereo samples, 16 bit. */
export const decodeMusic = (music: ScratchFile, output: ScratchFile): FfmpegCommand => ({
  inputs: [{ kind: 'own-recording', file: music }],
  output: { file: output, options: ['-map', '0:a:0', '-c:a', 'pcm_s16le', '-f', 's16le'] },
})
