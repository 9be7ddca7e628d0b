import { sampleRate } from '@voxdeck/core/timeline/timing'
import type { FfmpegCommand } from '../../run/ffmpeg-command.ts'
import type { ScratchFile } from '../../run/scratch.ts'
import { exactly } from './limit-peaks.ts'

export type StretchSpeech = {
  /** 48 kHz mono 16 bit. */
  input: ScratchFile
  samples: number
  /** Length in samples after stretching; the pitch stays. */
  fitted: number
  output: ScratchFile
}

const pcm = ['-f', 's16le', '-ar', String(sampleRate), '-ac', '1']

/** Plays speech faster or slower; all of `several` in one run, each into its own file. */
export const stretchSpeech = (several: readonly StretchSpeech[]): FfmpegCommand => {
  const [output, ...furtherOutputs] = several.map(({ output: file }, index) => ({
    file,
    options: ['-map', `[${index}]`, '-c:a', 'pcm_s16le', '-f', 's16le'],
  }))
  if (!output) throw new RangeError('nothing to stretch')
  return {
    inputs: several.map(({ input: file }) => ({ kind: 'own-audio', file, options: pcm })),
    filterGraph: several
      .map(
        ({ samples, fitted }, index) =>
          `[${index}:a]atempo=${(samples / fitted).toFixed(9)},${exactly(fitted)}[${index}]`,
      )
      .join(';'),
    output,
    furtherOutputs,
  }
}
