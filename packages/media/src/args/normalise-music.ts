import { sampleRate } from '@voxdeck/core/timeline/timing'
import type { FfmpegCommand } from '../run/ffmpeg-command.ts'
import type { ScratchFile } from '../run/scratch.ts'

export type NormaliseMusic = { music: ScratchFile; output: ScratchFile; mostSeconds: number }

/** A user's music, which may be hostile → FLAC, 48 kHz stereo, nothing else of the file. */
export const normaliseMusic = ({ music, output, mostSeconds }: NormaliseMusic): FfmpegCommand => ({
  inputs: [
    {
      kind: 'user-music',
      file: music,
      // A damaged file is refused, not concealed.
      options: ['-err_detect', 'explode', '-t', String(mostSeconds)],
    },
  ],
  output: {
    file: output,
    options: [
      '-map',
      '0:a:0',
      '-ar',
      String(sampleRate),
      '-ac',
      '2',
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

/** Music that was normalised → its stereo samples, 16 bit. */
export const decodeMusic = (music: ScratchFile, output: ScratchFile): FfmpegCommand => ({
  inputs: [{ kind: 'own-recording', file: music }],
  output: { file: output, options: ['-map', '0:a:0', '-c:a', 'pcm_s16le', '-f', 's16le'] },
})
