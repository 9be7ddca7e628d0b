import { noWork } from './progress-of.ts'
import { type Measurements, type SpeedKind, speedOf } from './speeds.ts'
import { type DoneWork, type PlannedWork, videoCost, type WorkStep } from './work.ts'

/** What the installation knows of its own speed, and who shares it now. */
export type Pace = {
  known: Measurements
  /** Pieces of work that all workers take at a time, and how many videos share them. */
  slots: number
  videos: number
  /** From this video's first piece of work to its last so far, and since then; null while none is done. */
  watched: { seconds: number; sinceSeconds: number } | null
}

type Left = { cost: number; units: number; reused: number }

/** What is left of a step, told apart into what must be made and what is there from other videos. */
const leftOf = (planned: PlannedWork, done: DoneWork, step: WorkStep): Left => {
  const { units, cost, fresh } = planned[step]
  const left = Math.max(0, units - done[step].units)
  if (left === 0) return { cost: 0, units: 0, reused: 0 }
  if (!fresh) return { cost: Math.max(0, cost - done[step].cost), units: left, reused: 0 }
  const made = Math.min(left, Math.max(0, fresh.units - (done[step].units - done[step].reused)))
  return { cost: Math.max(0, fresh.cost - done[step].madeCost), units: made, reused: left - made }
}

/** The parts of the work left, each by what it takes here, over the workers that may do it at once. */
export const sumOfParts = (
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
    // Voices speak while others draw: as long as the longer of the two, and as both of them on all workers.
    Math.max(speech.least, drawing.least, (speech.work + drawing.work) / share) +
    leftOf(planned, done, 'timeline').cost * speed('timeline') +
    (tracks * perFile * speed('track')) / beside(tracks) +
    (files > 0 ? perFile * speed('publish') : 0)
  )
}

/** As many shots at the speed of videos before are counted with this video's own: one that hangs does not mean that all will. */
const shotsOfDoubt = 1
/** Work that is half done is not counted until it is done, so the work left is at most so much more than the truth. */
const mostUncounted = 2

/**
 * How long this video's shots took against those of videos before: the machine is busier now, or less so. Sentences do not
 * say: the first of them wait for their voice to be loaded, and all of them for each other.
 */
const slowness = ({ render }: DoneWork, known: Measurements): number => {
  const shots = render.units - render.reused
  const expected = render.madeCost * speedOf(known, 'render')
  if (expected === 0) return 1
  const doubt = (expected / shots) * shotsOfDoubt
  return (render.madeSeconds + doubt) / (expected + doubt)
}

/**
 * By the speeds of this installation, times what videos take beyond the sum of their parts, times how slow this one's parts
 * are. At first the whole video less the time that has passed says more, because much is in hand that nobody counts yet;
 * towards the end the work left does.
 */
export const remainingSeconds = (planned: PlannedWork, done: DoneWork, pace: Pace): number => {
  const factor = speedOf(pace.known, 'whole') * slowness(done, pace.known)
  const left = sumOfParts(planned, done, pace) * factor
  const whole = sumOfParts(planned, noWork(), pace) * factor
  // Nothing is in hand before the first piece is done.
  const share = pace.watched && whole > 0 ? 1 - left / whole : 1
  const { seconds = 0, sinceSeconds = 0 } = pace.watched ?? {}
  const byWork = left - sinceSeconds
  const byTime = Math.max(byWork / mostUncounted, whole - seconds - sinceSeconds)
  return Math.max(1, Math.round((share * byWork + (1 - share) * byTime) * 10) / 10)
}
