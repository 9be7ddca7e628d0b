import { sampleRate } from '@voxdeck/core/timeline/timing'
import type { FfmpegCommand } from '../run/ffmpeg-command.ts'
import type { ScratchFile } from '../run/scratch.ts'
import type { Channels } from './encode-track.ts'
import { stripMetadata } from './strip-metadata.ts'

type UserSound = {
  kind: 'user-audio' | 'user-music'
  sound: ScratchFile
  output: ScratchFile
  /** Longer sound is cut to this length. */
  mostSeconds: number
  channels: Channels
}

/** A user's sound, possibly hostile → FLAC at 48 kHz: lossless, plays in every browser; nothing else of the file. */
export const normaliseSound = ({ kind, sound, output, mostSeconds, channels }: UserSound): FfmpegCommand => ({
  inputs: [
    {
      kind,
      file: sound,
      // Decoding errors are reported, not concealed.
      options: ['-err_detect', 'explode', '-t', String(mostSeconds)],
    },
  ],
  output: {
    file: output,
    options: [
      // -t again: a stream whose sample rate changes midway resets the input's count.
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
