import type { FfmpegCommand } from '../run/ffmpeg-command.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { normaliseSound } from './normalise-sound.ts'

export type NormaliseRecording = {
  recording: ScratchFile
  output: ScratchFile
  /** A longer recording is cut to this length. */
  mostSeconds: number
}

export const normaliseRecording = ({ recording, ...rest }: NormaliseRecording): FfmpegCommand =>
  normaliseSound({ kind: 'user-audio', sound: recording, channels: 1, ...rest })
