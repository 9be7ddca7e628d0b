import { spokenUnits } from './spoken-units.ts'

/** The natural pace of a voice, and how its speed setting really changes lengths. */
export type Calibration = {
  /** Hash of the model that was measured: another model needs another calibration. */
  model: string
  secondsPerUnit: number
  /** Of an ordinary script in its language. */
  unitsPerBeat: number
  /** Length at a speed divided by the length at speed 1, in order of speed. A model's ratio is not 1 / speed. */
  lengths: { speed: number; ratio: number }[]
}

/** Calibrations stored by earlier runs, by voice. One of another model is measured again. */
export type CalibrationStore = {
  find: (voice: string) => Promise<Calibration | null>
  keep: (voice: string, calibration: Calibration) => void
}

/** Beyond these a voice is no longer understood, so the requested pace is missed instead. */
const ratioLimits = { min: 0.45, max: 2.3 }
const speedLimits = { min: 0.25, max: 3 }

export const naturalSeconds = (calibration: Calibration, text: string): number =>
  calibration.secondsPerUnit * spokenUnits(text)

export const usualSeconds = (calibration: Calibration, beats: number): number =>
  calibration.secondsPerUnit * calibration.unitsPerBeat * beats

export const lengthRatioAt = (calibration: Calibration, speed: number): number =>
  throughPoints(
    calibration.lengths.map((point) => [point.speed, point.ratio]),
    speed,
  )

/** The speed setting at which this voice takes `ratio` times its natural length. */
export const speedFor = (calibration: Calibration, ratio: number): number => {
  const bearable = Math.min(ratioLimits.max, Math.max(ratioLimits.min, ratio))
  const speed = throughPoints(
    calibration.lengths.map((point) => [point.ratio, point.speed]),
    bearable,
  )
  return Math.min(speedLimits.max, Math.max(speedLimits.min, speed))
}

/** Linear interpolation on logarithmic axes, extrapolated beyond the first and last point. */
const throughPoints = (points: [x: number, y: number][], x: number): number => {
  const inOrder = points
    .toSorted(([a], [b]) => a - b)
    .map(([at, value]) => [Math.log(at), Math.log(value)] as const)
  const at = Math.log(x)
  const found = inOrder.findIndex(([right]) => right >= at)
  const right = Math.max(1, found === -1 ? inOrder.length - 1 : found)
  const [x0, y0] = inOrder[right - 1] ?? [0, 0]
  const [x1, y1] = inOrder[right] ?? [1, 0]
  return Math.exp(y0 + ((y1 - y0) * (at - x0)) / (x1 - x0))
}
