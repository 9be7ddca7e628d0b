import { peaksOf } from '@voxdeck/core/timeline/narration-peaks'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { amplitude } from '../loudness/decibels.ts'
import { integratedLoudness } from '../loudness/integrated-loudness.ts'
import { targetLufs } from '../sentences/level-sentence.ts'

/** The waveform at the loudness that the video will have, so that a distant microphone does not give a flat line. */
export const recordingPeaks = (samples: Float32Array): number[] => {
  const lufs = integratedLoudness(samples, sampleRate)
  const gain = lufs === null ? 1 : amplitude(targetLufs - lufs)
  return peaksOf(samples.map((sample) => Math.max(-1, Math.min(1, sample * gain))))
}
