import type { Speech } from '../speech-engine.ts'

const frameSeconds = 0.03
const searchSeconds = 0.01
/** Every fourth sample is enough to compare two waves, and every fourth position to find the best one roughly. */
const stride = 4

/**
 * Changes the length of speech at the same pitch (WSOLA): overlapping pieces are placed further apart or closer
 * together, each taken from where its wave best continues the piece before. For voices whose provider has narrow
 * speed limits.
 */
export const stretch = ({ samples, sampleRate }: Speech, times: number): Speech => {
  const hop = Math.round((frameSeconds * sampleRate) / 2)
  const frame = hop * 2
  if (Math.abs(times - 1) < 0.01 || samples.length <= frame * 2) return { samples, sampleRate }
  const search = Math.round(searchSeconds * sampleRate)
  const stretched = new Float32Array(Math.round(samples.length * times))
  const window = Float32Array.from({ length: frame }, (_, at) => 0.5 - 0.5 * Math.cos((Math.PI * at) / hop))
  let from = 0
  for (let to = 0; to < stretched.length; to += hop) {
    // The first piece has nothing before it to fade in from.
    const fade = (at: number) => (to === 0 && at < hop ? 1 : (window[at] ?? 0))
    for (let at = 0; at < frame && to + at < stretched.length; at += 1)
      stretched[to + at] = (stretched[to + at] ?? 0) + (samples[from + at] ?? 0) * fade(at)
    from = mostAlike(samples, from + hop, Math.round((to + hop) / times), search, hop)
  }
  return { samples: stretched, sampleRate }
}

/** The position near `around` whose wave is most like what would have followed. */
const mostAlike = (
  samples: Float32Array,
  expected: number,
  around: number,
  search: number,
  length: number,
): number => {
  const wave = samples.subarray(expected, expected + length)
  const last = samples.length - length
  const bestOf = (from: number, to: number, step: number) => {
    let best = { at: Math.max(0, around), likeness: Number.NEGATIVE_INFINITY }
    for (let at = Math.max(0, from); at <= Math.min(last, to); at += step) {
      const likeness = likenessOf(wave, samples, at)
      if (likeness > best.likeness) best = { at, likeness }
    }
    return best.at
  }
  const near = bestOf(around - search, around + search, stride)
  return bestOf(near - stride, near + stride, 1)
}

const likenessOf = (wave: Float32Array, samples: Float32Array, at: number): number => {
  let likeness = 0
  for (let index = 0; index < wave.length; index += stride)
    likeness += (wave[index] as number) * (samples[at + index] as number)
  return likeness
}
