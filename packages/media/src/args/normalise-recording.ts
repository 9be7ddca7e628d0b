import { sampleRate } from '@voxdeck/core/timeline/timing'
import type { FfmpegCommand } from '../run/ffmpeg-command.ts'
import type { ScratchFile } from '../run/scratch.ts'

export type NormaliseRecording = {
  recording: ScratchFile
  output: ScratchFile
  /** A longer recording is cut here. */
  mostSeconds: number
}

/** A user's recording, which may be hostile → FLAC, 48 kHz mono: nothing is lost, and every browser plays it. */
export const normaliseRecording = ({
  recording,
  output,
  mostSeconds,
}: NormaliseRecording): FfmpegCommand => ({
  inputs: [
    {
      kind: 'user-audio',
      file: recording,
      // A damaged file is refused, not concealed.
      options: ['-err_detect', 'explode', '-t', String(mostSeconds)],
    },
  ],
  output: {
    file: output,
    options: [
      // Once more: a stream that changes its rate on the way starts the input's count anew.
      '-t',
      String(mostSeconds),
      '-map',
      '0:a:0',
      '-ar',
      String(sampleRate),
      '-ac',
      '1',
      '-c:a',
      'flac',
      '-sample_fmt',
      's16',
      '-map_metadata',
      '-1',
      '-map_chapters',
      '-1',
      '-fflags',
      '+bitexact',
      '-flags:a',
      '+bitexact',
      '-f',
      'flac',
    ],
  },
})
