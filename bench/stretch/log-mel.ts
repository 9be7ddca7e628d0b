/** Bands of a log-mel spectrum, which approximates hearing: the level of each band at a moment, in decibels. */
export const bands = 40
const size = 512
const [lowest, highest] = [60, 7600]

const mel = (hertz: number) => 2595 * Math.log10(1 + hertz / 700)
const hertz = (mels: number) => 700 * (10 ** (mels / 2595) - 1)
const window = Float64Array.from({ length: size }, (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / size))
const turns = Array.from({ length: size / 2 }, (_, k): [number, number] => [
  Math.cos((2 * Math.PI * k) / size),
  -Math.sin((2 * Math.PI * k) / size),
])

/** Triangular filters, evenly spaced on the mel scale, each with the bins it covers. */
const triangles = (sampleRate: number) => {
  const edge = (band: number) =>
    (hertz(mel(lowest) + ((mel(highest) - mel(lowest)) * band) / (bands + 1)) * size) / sampleRate
  return Array.from({ length: bands }, (_, band) => {
    const [from, top, to] = [edge(band), edge(band + 1), edge(band + 2)]
    return Array.from({ length: size / 2 }, (_, bin) =>
      Math.max(0, Math.min((bin - from) / (top - from), (to - bin) / (to - top))),
    ).flatMap((weight, bin) => (weight > 0 ? [{ bin, weight }] : []))
  })
}

/** Radix-2 FFT in place, real and imaginary parts. */
const transform = (re: Float64Array, im: Float64Array): void => {
  for (let i = 1, j = 0; i < size; i++) {
    let bit = size >> 1
    for (; j & bit; bit >>= 1) j ^= bit
    j ^= bit
    if (i < j) {
      ;[re[i], re[j]] = [re[j] ?? 0, re[i] ?? 0]
      ;[im[i], im[j]] = [im[j] ?? 0, im[i] ?? 0]
    }
  }
  for (let length = 2; length <= size; length *= 2)
    for (let k = 0; k < length / 2; k++) {
      const [c, s] = turns[(k * size) / length] ?? [1, 0]
      for (let a = k; a < size; a += length) {
        const b = a + length / 2
        const [x, y] = [re[b] ?? 0, im[b] ?? 0]
        const [r, i] = [c * x - s * y, c * y + s * x]
        re[b] = (re[a] ?? 0) - r
        im[b] = (im[a] ?? 0) - i
        re[a] = (re[a] ?? 0) + r
        im[a] = (im[a] ?? 0) + i
      }
    }
}

/** One spectrum every `hop` samples, centred on its moment. */
export const logMel = (samples: Float32Array, sampleRate: number, hop: number): Float64Array[] => {
  const filters = triangles(sampleRate)
  return Array.from({ length: Math.floor(samples.length / hop) }, (_, moment) => {
    const start = moment * hop - size / 2
    const re = Float64Array.from(window, (weight, n) => weight * (samples[start + n] ?? 0))
    const im = new Float64Array(size)
    transform(re, im)
    const power = (bin: number) => (re[bin] ?? 0) ** 2 + (im[bin] ?? 0) ** 2
    return Float64Array.from(
      filters,
      (bins) => 10 * Math.log10(1e-9 + bins.reduce((sum, { bin, weight }) => sum + weight * power(bin), 0)),
    )
  })
}
