import { filterAt } from './filter-at.ts'

/** Places between two samples at which the wave is looked at: four times the sample rate (BS.1770-4 annex 2). */
const places = [0.25, 0.5, 0.75]
/** Samples on each side that decide the wave between two samples. */
const reach = 6

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))
const hann = (x: number): number => 0.5 + 0.5 * Math.cos((Math.PI * x) / (reach + 1))

/** Weights of the samples -5 to 6 for the wave at a place between samples 0 and 1; together 1. */
const weightsAt = (place: number): number[] => {
  const weights = Array.from({ length: 2 * reach }, (_, index) => {
    const distance = index - reach + 1 - place
    return sinc(distance) * hann(distance)
  })
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}
const weights = Float64Array.from(places.flatMap(weightsAt))

/** For each sample the largest magnitude of the wave from it to the next one, which may be above both. */
export const truePeaks = (samples: Float32Array): Float32Array => {
  const taps = 2 * reach
  const padded = new Float64Array(samples.length + taps)
  padded.set(samples, reach - 1)
  const peaks = new Float32Array(samples.length)
  for (let at = 0; at < samples.length; at++) {
    let peak = Math.abs(samples[at] ?? 0)
    for (let from = 0; from < weights.length; from += taps)
      peak = Math.max(peak, Math.abs(filterAt(padded, at, { weights, from, taps })))
    peaks[at] = peak
  }
  return peaks
}
