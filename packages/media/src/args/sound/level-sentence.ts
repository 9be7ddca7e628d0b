import { sampleRate } from '@voxdeck/core/timeline/timing'
import type { FfmpegCommand } from '../../run/ffmpeg-command.ts'
import type { ScratchFile } from '../../run/scratch.ts'
import { exactly, limitPeaks, oversample } from './limit-peaks.ts'

export type LevelSentence = {
  engineRate: number
  engineSamples: number
  gainDecibels: number
  output: ScratchFile
}

export const levelledSamples = ({
  engineRate,
  engineSamples,
}: Omit<LevelSentence, 'gainDecibels' | 'output'>) => Math.round((engineSamples * sampleRate) / engineRate)

/** An engine's mono samples (32-bit float, on stdin) → 48 kHz 16 bit at a given gain, no peak above the limit. */
export const levelSentence = (sentence: LevelSentence): FfmpegCommand => {
  const samples = levelledSamples(sentence)
  return {
    inputs: [
      {
        kind: 'own-audio',
        file: 'stdin',
        options: ['-f', 'f32le', '-ar', String(sentence.engineRate), '-ac', '1'],
      },
    ],
    filterGraph: `[0:a]${[
      oversample,
      `volume=${sentence.gainDecibels.toFixed(3)}dB:precision=double`,
      limitPeaks,
      `aresample=${sampleRate}`,
      exactly(samples),
    ].join(',')}[a]`,
    output: {
      file: sentence.output,
      options: ['-map', '[a]', '-c:a', 'pcm_s16le', '-f', 's16le'],
    },
  }
}
