import { noWork } from './progress-of.ts'
import { type Measurements, type SpeedKind, speedOf } from './speeds.ts'
import { type DoneWork, type PlannedWork, videoCost, type WorkStep } from './work.ts'

/** The installation's measured speeds, and how many videos share its workers. */
export type Pace = {
  known: Measurements
  /** Units of work that all workers take at a time, and how many videos share them. */
  slots: number
  videos: number
  /**
   * Seconds from this video's first unit of work to its latest finished one, and since then; null while none is
   * finished.
   */
  watched: { seconds: number; sinceSeconds: number } | null
}

type Left = { cost: number; units: number; reused: number }

/** The remaining work of a step: what must be made, and what is reused from other videos. */
const leftOf = (planned: PlannedWork, done: DoneWork, step: WorkStep): Left => {
  const { units, cost, fresh } = planned[step]
  const left = Math.max(0, units - done[step].units)
  if (left === 0) return { cost: 0, units: 0, reused: 0 }
  if (!fresh) return { cost: Math.max(0, cost - done[step].cost), units: left, reused: 0 }
  const made = Math.min(left, Math.max(0, fresh.units - (done[step].units - done[step].reused)))
  return { cost: Math.max(0, fresh.cost - done[step].madeCost), units: made, reused: left - made }
}

/**
 * Seconds for the remaining work: each part at its measured speed, divided by the workers that may do it in parallel.
 */
export const sumRemainingParts = (
  planned: PlannedWork,
  done: DoneWork,
  { known, slots, videos }: Pick<Pace, 'known' | 'slots' | 'videos'>,
): number => {
  const speed = (kind: SpeedKind) => speedOf(known, kind)
  const share = Math.max(1, slots / Math.max(1, videos))
  const beside = (units: number) => Math.max(1, Math.min(share, units))
  const madeIn = (step: 'speech' | 'render') => {
    const { cost, units, reused } = leftOf(planned, done, step)
    const [making, finding] = [cost * speed(step), reused * speed('reuse')]
    return { work: making + finding, least: making / beside(units) + finding / beside(reused) }
  }
  const [speech, drawing] = [madeIn('speech'), madeIn('render')]
  const perFile = planned.optimize.cost / planned.optimize.units || videoCost(0)
  const files = Math.max(0, planned.optimize.units - done.optimize.units)
  const tracks = Math.max(0, files - 1)
  return (
    // Speech and rendering run in parallel: limited by the longer of the two, and by both together on all workers.
    Math.max(speech.least, drawing.least, (speech.work + drawing.work) / share) +
    leftOf(planned, done, 'timeline').cost * speed('timeline') +
    (tracks * perFile * speed('track')) / beside(tracks) +
    (files > 0 ? perFile * speed('publish') : 0)
  )
}

/**
 * Number of shots at the speed of earlier videos that are averaged with this video's own, so that one slow shot does
 * not slow the whole estimate.
 */
const shotsOfDoubt = 1
/** Unfinished units do not count as done, so the remaining work is overestimated by at most this factor. */
const mostUncounted = 2

/**
 * Time of this video's shots relative to those of earlier videos: the machine is busier now, or less so. Sentences
 * are no measure: the first wait for their voice to load, and all wait for each other.
 */
const slowdownFactor = ({ render }: DoneWork, known: Measurements): number => {
  const shots = render.units - render.reused
  const expected = render.madeCost * speedOf(known, 'render')
  if (expected === 0) return 1
  const doubt = (expected / shots) * shotsOfDoubt
  return (render.madeSeconds + doubt) / (expected + doubt)
}

/**
 * The installation's speeds, times what whole videos take beyond the sum of their parts, times the slowdown of this
 * one. At first the estimate for the whole video minus the elapsed time is better, because much work is in progress
 * and not counted yet; towards the end the remaining work is.
 */
export const remainingSeconds = (planned: PlannedWork, done: DoneWork, pace: Pace): number => {
  const factor = speedOf(pace.known, 'whole') * slowdownFactor(done, pace.known)
  const left = sumRemainingParts(planned, done, pace) * factor
  const whole = sumRemainingParts(planned, noWork(), pace) * factor
  // Before the first unit is finished, use the remaining work alone.
  const share = pace.watched && whole > 0 ? 1 - left / whole : 1
  const { seconds = 0, sinceSeconds = 0 } = pace.watched ?? {}
  const byWork = left - sinceSeconds
  const byTime = Math.max(byWork / mostUncounted, whole - seconds - sinceSeconds)
  return Math.max(1, Math.round((share * byWork + (1 - share) * byTime) * 10) / 10)
}
