const windowSeconds = 0.005
const keptSeconds = 0.02
const fadeSeconds = 0.003
/** Relative to the loudest sample: −46 dB, below the end of a spoken s. */
const silenceLevel = 0.005

/** Speech from its first sound to its last, with 20 ms left on either side, faded at the cuts. */
export const trimSilence = (samples: Float32Array, sampleRate: number): Float32Array => {
  const size = Math.round(windowSeconds * sampleRate)
  const peak = samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)
  const windows = Math.ceil(samples.length / size)
  const sounds = (index: number) =>
    loudness(samples.subarray(index * size, (index + 1) * size)) > peak * silenceLevel
  let first = 0
  while (first < windows && !sounds(first)) first += 1
  if (first === windows) return new Float32Array(0)
  let last = windows - 1
  while (!sounds(last)) last -= 1
  const kept = Math.round(keptSeconds * sampleRate)
  const speech = samples.slice(Math.max(0, first * size - kept), (last + 1) * size + kept)
  fadeEnds(speech, Math.round(fadeSeconds * sampleRate))
  return speech
}

const loudness = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)

const fadeEnds = (samples: Float32Array, length: number): void => {
  for (let index = 0; index < Math.min(length, samples.length); index += 1) {
    const end = samples.length - 1 - index
    samples[index] = (samples[index] ?? 0) * (index / length)
    samples[end] = (samples[end] ?? 0) * (index / length)
  }
}
