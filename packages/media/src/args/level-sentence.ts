import { sampleRate } from '@voxdeck/core/timeline/timing'
import type { FfmpegCommand } from '../run/ffmpeg-command.ts'
import type { ScratchFile } from '../run/scratch.ts'

export type LevelSentence = {
  engineRate: number
  engineSamples: number
  gainDecibels: number
  output: ScratchFile
}

/** −1 dBTP is asked of the film. AAC moves peaks by up to 0.7 dB, resampling by a tenth. */
const peakDecibels = -1.8

/** Peaks between samples show at four times the rate: there a plain limiter limits true peaks. */
const oversampled = 4 * sampleRate

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
      `aresample=${oversampled}`,
      `volume=${sentence.gainDecibels.toFixed(3)}dB:precision=double`,
      // level: would raise everything to full scale. latency: would otherwise come out 5 ms late.
      `alimiter=level=disabled:limit=${(10 ** (peakDecibels / 20)).toFixed(6)}:attack=5:release=50:latency=1`,
      `aresample=${sampleRate}`,
      // A resampler may end a sample early or late; captions count on this length.
      `apad=whole_len=${samples}`,
      `atrim=end_sample=${samples}`,
    ].join(',')}[a]`,
    output: {
      file: sentence.output,
      options: ['-map', '[a]', '-c:a', 'pcm_s16le', '-f', 's16le'],
    },
  }
}
