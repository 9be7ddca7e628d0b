import { sampleRate } from '@voxdeck/core/timeline/timing'
import type { FfmpegCommand } from '../run/ffmpeg-command.ts'
import type { ScratchFile } from '../run/scratch.ts'
import type { Channels } from './encode-track.ts'
import { stripMetadata } from './strip-metadata.ts'

type UserSound = {
  kind: 'user-audio' | 'user-music'
  sound: ScratchFile
  output: ScratchFile
  /** What is longer is cut here. */
  mostSeconds: number
  channels: Channels
}

/** A user's sound, which may be hostile → FLAC at 48 kHz, nothing else of the file: nothing is lost, and every browser plays it. */
export const normaliseSound = ({ kind, sound, output, mostSeconds, channels }: UserSound): FfmpegCommand => ({
  inputs: [
    {
      kind,
      file: sound,
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
      String(channels),
      '-c:a',
      'flac',
      '-sample_fmt',
      's16',
      ...stripMetadata,
      '-flags:a',
      '+bitexact',
      '-f',
      'flac',
    ],
  },
})
