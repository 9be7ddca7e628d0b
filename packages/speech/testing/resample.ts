/** Resamples by linear interpolation: good enough to be understood. */
export const resample = (samples: Float32Array, from: number, to: number): Float32Array =>
  Float32Array.from({ length: Math.floor((samples.length * to) / from) }, (_, index) => {
    const place = (index * from) / to
    const left = Math.floor(place)
    const [a = 0, b = a] = [samples[left], samples[left + 1]]
    return a + (b - a) * (place - left)
  })
