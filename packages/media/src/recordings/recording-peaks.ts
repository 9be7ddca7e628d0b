import { peaksOf } from '@voxdeck/core/timeline/narration-peaks'
import { sampleRate } from '@voxdeck/core/timeline/timing'
import { integratedLoudness } from '../loudness/integrated-loudness.ts'
import { targetLufs } from '../sentences/level-sentence.ts'

/** Its waveform as loud as the video will have it: a microphone far away draws no flat line. */
export const recordingPeaks = (samples: Float32Array): number[] => {
  const lufs = integratedLoudness(samples, sampleRate)
  const gain = lufs === null ? 1 : 10 ** ((targetLufs - lufs) / 20)
  return peaksOf(samples.map((sample) => Math.max(-1, Math.min(1, sample * gain))))
}
