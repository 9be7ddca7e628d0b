import { mean } from '../measure/mean.ts'
import { bands, logMel } from './log-mel.ts'

const sampleRate = 16_000
/** 2.5 ms: the resolution in time at which the stretched sound is aligned. */
const hop = 40
/** Every 10 ms of the original is compared. */
const every = 4
const upTo = (most: number) => Array.from({ length: 2 * most + 1 }, (_, index) => index - most)
const shifts = upTo(16)
const jitters = upTo(8)
const furthest = 16 + 8
/** A band this far below the loudest one is inaudible beside it. */
const heardDecibels = 50

export type SpectralDistance = {
  /** Delay of the whole sound, in ms. */
  shift: number
  /** Mean difference of a band in decibels, at the expected moment after the shift is removed. */
  distance: number
  /** The same when each moment may also be 20 ms earlier or later: the rest is no difference in timing. */
  nearest: number
}

const apart = (a: Float64Array, b: Float64Array, floor: number): number => {
  let sum = 0
  for (let band = 0; band < bands; band++)
    sum += Math.abs(Math.max(floor, a[band] ?? 0) - Math.max(floor, b[band] ?? 0))
  return sum / bands
}

/** The log-mel spectra of a sound at 16 kHz, which are compared. */
export const melSpectra = (samples: Float32Array): Float64Array[] => logMel(samples, sampleRate, hop)

/** How much speech changed when it was played at another pace. */
export const spectralDistance = (
  before: readonly Float64Array[],
  after: readonly Float64Array[],
  pace: number,
): SpectralDistance => {
  const loudest = before.reduce((most, picture) => Math.max(most, ...picture), Number.NEGATIVE_INFINITY)
  const floor = loudest - heardDecibels
  // Skip silence, and the ends, which a shift moves out of the file.
  const moments = before.flatMap((picture, moment) => {
    const [first, last] = [moment / pace - furthest, moment / pace + furthest]
    const isWithin = first >= 0 && last < after.length - 1
    return moment % every === 0 && isWithin && picture.some((decibels) => decibels > floor) ? [moment] : []
  })
  const at = (moment: number, shift: number): number => {
    const [from, to] = [before[moment], after[Math.round(moment / pace) + shift]]
    if (!from || !to) throw new RangeError(`moment ${moment} is not there`)
    return apart(from, to, floor)
  }
  const meanOf = (of: (moment: number) => number) => mean(moments.map(of))
  const means = shifts.map((shift) => ({ shift, distance: meanOf((moment) => at(moment, shift)) }))
  const best = means.reduce((one, other) => (other.distance < one.distance ? other : one))
  return {
    shift: (best.shift * hop * 1000) / sampleRate,
    distance: best.distance,
    nearest: meanOf((moment) => Math.min(...jitters.map((jitter) => at(moment, best.shift + jitter)))),
  }
}
