import { longestGop } from '@voxdeck/core/timeline/gop-lengths'
import type { FfmpegCommand } from '../../run/ffmpeg-command.ts'
import type { ScratchFile } from '../../run/scratch.ts'
import { stripMetadata } from '../strip-metadata.ts'
import { bt709Tags, toBt709 } from './picture.ts'

export type NormaliseClip = {
  clip: ScratchFile
  output: ScratchFile
  keepSound: boolean
  framesPerSecond: number
  /** A longer clip is cut to this length. */
  mostSeconds: number
}

/** At most 1920×1080, or 1080×1920 in portrait; non-square pixels count with their displayed width. */
const shrink = 'min(1,min(1920/max(iw*sar,ih),1080/min(iw*sar,ih)))'
const even = (side: string) => `'max(2,2*round(${side}*${shrink}/2))'`

/** A user's MP4, possibly hostile → H.264, AAC, BT.709, square pixels, at most 1080p, nothing else of the file. */
export const normaliseClip = (clip: NormaliseClip): FfmpegCommand => ({
  inputs: [
    {
      kind: 'user-video',
      file: clip.clip,
      options: [
        // The demuxer is named, not guessed: a playlist named .mp4 then fails as a broken MP4.
        '-f',
        'mov',
        // Decoding errors are reported, not concealed.
        '-err_detect',
        'explode',
        '-t',
        String(clip.mostSeconds),
      ],
    },
  ],
  filterGraph: `[0:v:0]${[
    // The frame rate first: fewer frames to scale.
    `fps=${clip.framesPerSecond}`,
    `scale=w=${even('iw*sar')}:h=${even('ih')}`,
    'setsar=1',
    toBt709,
  ].join(',')}[v]`,
  output: {
    file: clip.output,
    options: [
      // -t again: a stream whose size changes midway resets the input's count.
      '-t',
      String(clip.mostSeconds),
      '-map',
      '[v]',
      ...(clip.keepSound
        ? ['-map', '0:a:0?', '-c:a', 'aac', '-b:a', '192k', '-ar', '48000', '-ac', '2']
        : []),
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-profile:v',
      'high',
      '-crf',
      '18',
      // A file that repeats noise is small but re-encodes at full rate; limited, five minutes are at most 600 MB.
      '-maxrate',
      '16M',
      '-bufsize',
      '32M',
      '-bf',
      '0',
      '-g',
      String(longestGop),
      ...bt709Tags,
      ...stripMetadata,
      '-movflags',
      '+faststart',
      '-f',
      'mp4',
    ],
  },
})
