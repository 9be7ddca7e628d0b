import { noWork } from './progress-of.ts'
import { type Measurements, type SpeedKind, speedOf } from './speeds.ts'
import { type DoneWork, filmCost, type PlannedWork, type WorkStep } from './work.ts'

/** What the installation knows of its own speed, and who shares it now. */
export type Pace = {
  known: Measurements
  /** Pieces of work that all workers take at a time, and how many films share them. */
  slots: number
  films: number
  /** From this film's first piece of work to its last so far, and since then; null while none is done. */
  watched: { seconds: number; sinceSeconds: number } | null
}

type Left = { cost: number; units: number; reused: number }

/** What is left of a step, told apart into what must be made and what is there from other films. */
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
  { known, slots, films }: Pick<Pace, 'known' | 'slots' | 'films'>,
): number => {
  const speed = (kind: SpeedKind) => speedOf(known, kind)
  const share = Math.max(1, slots / Math.max(1, films))
  const beside = (units: number) => Math.max(1, Math.min(share, units))
  const madeIn = (step: 'speech' | 'render') => {
    const { cost, units, reused } = leftOf(planned, done, step)
    const [making, finding] = [cost * speed(step), reused * speed('reuse')]
    return { work: making + finding, least: making / beside(units) + finding / beside(reused) }
  }
  const [speech, drawing] = [madeIn('speech'), madeIn('render')]
  const perFile = planned.optimize.cost / planned.optimize.units || filmCost(0)
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

/** The share of a film after which its own pace says as much of the rest as the films before it. */
const convincingShare = 0.15
/** A piece that hangs at the beginning does not mean that all others will. */
const mostDrift = 2.5

/**
 * Work left by the speeds of this installation, times what films take beyond the sum of their parts: as films before
 * did and, the further it is, as this one does.
 */
export const remainingSeconds = (planned: PlannedWork, done: DoneWork, pace: Pace): number => {
  const left = sumOfParts(planned, done, pace)
  const whole = sumOfParts(planned, noWork(), pace)
  const before = speedOf(pace.known, 'whole')
  const { seconds = 0, sinceSeconds = 0 } = pace.watched ?? {}
  const share = whole > 0 ? (whole - left) / whole : 0
  const drift = pace.watched && share > 0 ? seconds / ((whole - left) * before) : 1
  const trust = share / (share + convincingShare)
  const factor = before * Math.min(mostDrift, Math.max(1 / mostDrift, drift)) ** trust
  return Math.max(1, Math.round((left * factor - sinceSeconds) * 10) / 10)
}
