import { filterAt } from './filter-at.ts'

/** Samples of the lower rate on each side that decide a sample of the other rate. */
const reach = 32
/** Shape of the window: images of the sound are 90 dB below it. */
const kaiserBeta = 9
/** Share of the lower rate's half that passes; the filter falls above it. */
const passed = 0.95

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

/** The modified Bessel function of the first kind and order 0, as a series. */
const bessel = (x: number): number => {
  let [sum, term] = [1, 1]
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}

const kaiser = (x: number): number =>
  Math.abs(x) >= 1 ? 0 : bessel(kaiserBeta * Math.sqrt(1 - x * x)) / bessel(kaiserBeta)

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))

type Filter = {
  taps: number
  /** Of every place that an output sample can have between two input samples, one after the other. */
  weights: Float64Array
}

const filterFor = (from: number, to: number): Filter => {
  const stretch = Math.max(1, from / to)
  const half = 2 * Math.ceil((reach * stretch) / 2)
  const taps = 2 * half
  const places = to / greatestDivisor(from, to)
  const weights = new Float64Array(places * taps)
  for (let place = 0; place < places; place++) {
    const own = weights.subarray(place * taps, (place + 1) * taps)
    for (let tap = 0; tap < taps; tap++) {
      const distance = (tap - half + 1 - place / places) / stretch
      own[tap] = sinc(distance * passed) * kaiser(distance / reach)
    }
    const sum = own.reduce((total, weight) => total + weight, 0)
    own.set(own.map((weight) => weight / sum))
  }
  return { taps, weights }
}

/** An engine has one rate. */
const filters = new Map<string, Filter>()
const knownFilter = (from: number, to: number): Filter => {
  const key = `${from} ${to}`
  const filter = filters.get(key) ?? filterFor(from, to)
  filters.set(key, filter)
  return filter
}

/** The same sound at another sample rate (windowed sinc, polyphase); both rates are whole numbers of Hz. */
export const resample = (samples: Float32Array, from: number, to: number): Float32Array => {
  if (from === to) return samples
  const { taps, weights } = knownFilter(from, to)
  const padded = new Float64Array(samples.length + 2 * taps)
  padded.set(samples, taps / 2 - 1)
  const divisor = greatestDivisor(from, to)
  const [stepIn, stepOut] = [from / divisor, to / divisor]
  const resampled = new Float32Array(Math.round((samples.length * to) / from))
  let [first, place] = [0, 0]
  for (let at = 0; at < resampled.length; at++) {
    resampled[at] = filterAt(padded, first, { weights, from: place * taps, taps })
    place += stepIn
    first += Math.floor(place / stepOut)
    place %= stepOut
  }
  return resampled
}
