/** The filter in front of every loudness measurement: ITU-R BS.1770-4 annex 1, for any sample rate. */
type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number }

/** The standard gives coefficients for 48 kHz only; these are the analogue values behind them. */
const shelf = { frequency: 1681.974450955533, gain: 3.999843853973347, q: 0.7071752369554196 }
const highPass = { frequency: 38.13547087602444, q: 0.5003270373238773 }

const shelfFilter = (sampleRate: number): Biquad => {
  const k = Math.tan((Math.PI * shelf.frequency) / sampleRate)
  const high = 10 ** (shelf.gain / 20)
  const band = high ** 0.4996667741545416
  const a0 = 1 + k / shelf.q + k * k
  return {
    b0: (high + (band * k) / shelf.q + k * k) / a0,
    b1: (2 * (k * k - high)) / a0,
    b2: (high - (band * k) / shelf.q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / shelf.q + k * k) / a0,
  }
}

const highPassFilter = (sampleRate: number): Biquad => {
  const k = Math.tan((Math.PI * highPass.frequency) / sampleRate)
  const a0 = 1 + k / highPass.q + k * k
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / highPass.q + k * k) / a0 }
}

const apply = (samples: Float64Array, { b0, b1, b2, a1, a2 }: Biquad): void => {
  let [s1, s2] = [0, 0]
  for (let index = 0; index < samples.length; index++) {
    const x = samples[index] ?? 0
    const y = b0 * x + s1
    s1 = b1 * x - a1 * y + s2
    s2 = b2 * x - a2 * y
    samples[index] = y
  }
}

export const kWeighted = (samples: Float32Array, sampleRate: number): Float64Array => {
  const weighted = new Float64Array(samples)
  apply(weighted, shelfFilter(sampleRate))
  apply(weighted, highPassFilter(sampleRate))
  return weighted
}
