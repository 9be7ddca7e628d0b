import { sampleRate } from '@voxdeck/core/timeline/timing'
import type { FfmpegCommand } from '../../run/ffmpeg-command.ts'
import type { ScratchFile } from '../../run/scratch.ts'
import { stripMetadata } from '../strip-metadata.ts'
import type { Channels } from './encode-track.ts'

type UserSound = {
  kind: 'user-audio' | 'user-music'
  sound: ScratchFile
  output: ScratchFile
  /** Longer sound is cut to this length. */
  mostSeconds: number
  channels: Channels
}

/** A user's sound, possibly hostile → FLAC at 48 kHz: lossless, plays in every browser; nothing else of the file. */
const normaliseSound = ({ kind, sound, output, mostSeconds, channels }: UserSound): FfmpegCommand => ({
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

export type NormaliseRecording = {
  recording: ScratchFile
  output: ScratchFile
  /** A longer recording is cut to this length. */
  mostSeconds: number
}

export const normaliseRecording = ({ recording, ...rest }: NormaliseRecording): FfmpegCommand =>
  normaliseSound({ kind: 'user-audio', sound: recording, channels: 1, ...rest })

export type NormaliseMusic = { music: ScratchFile; output: ScratchFile; mostSeconds: number }

export const normaliseMusic = ({ music, ...rest }: NormaliseMusic): FfmpegCommand =>
  normaliseSound({ kind: 'user-music', sound: music, channels: 2, ...rest })

/** Normalised music → its stereo samples, 16 bit. */
export const decodeMusic = (music: ScratchFile, output: ScratchFile): FfmpegCommand => ({
  inputs: [{ kind: 'own-recording', file: music }],
  output: { file: output, options: ['-map', '0:a:0', '-c:a', 'pcm_s16le', '-f', 's16le'] },
})
