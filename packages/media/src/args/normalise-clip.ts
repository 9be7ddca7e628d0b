import { longestGop } from '@voxdeck/core/timeline/gop-lengths'
import type { FfmpegCommand } from '../run/ffmpeg-command.ts'
import type { ScratchFile } from '../run/scratch.ts'
import { bt709Tags, toBt709 } from './picture.ts'

export type NormaliseClip = {
  clip: ScratchFile
  output: ScratchFile
  keepSound: boolean
  framesPerSecond: number
  /** A longer clip is cut here. */
  mostSeconds: number
}

/** A user's MP4, which may be hostile → H.264, AAC, BT.709, square pixels, at most 1080p, nothing else of the file. */
export const normaliseClip = (clip: NormaliseClip): FfmpegCommand => ({
  inputs: [
    {
      kind: 'user-video',
      file: clip.clip,
      options: [
        // Named, not guessed: a playlist called .mp4 is then a broken MP4.
        '-f',
        'mov',
        // A damaged file is refused, not concealed.
        '-err_detect',
        'explode',
        '-t',
        String(clip.mostSeconds),
      ],
    },
  ],
  filterGraph: `[0:v:0]${[
    // The rate first: fewer frames to scale.
    `fps=${clip.framesPerSecond}`,
    `scale=w='min(1920,iw*sar)':h='min(1080,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`,
    'setsar=1',
    toBt709,
  ].join(',')}[v]`,
  output: {
    file: clip.output,
    options: [
      // Once more: a stream that changes its size on the way starts the input's count anew.
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
      // A file that repeats noise is small and costs its whole rate to write anew: five minutes are at most 600 MB.
      '-maxrate',
      '16M',
      '-bufsize',
      '32M',
      '-bf',
      '0',
      '-g',
      String(longestGop),
      ...bt709Tags,
      '-map_metadata',
      '-1',
      '-map_chapters',
      '-1',
      '-fflags',
      '+bitexact',
      '-movflags',
      '+faststart',
      '-f',
      'mp4',
    ],
  },
})
