import { type Measurements, speedsFor } from './speeds.ts'
import { type DoneWork, filmCost, type PlannedWork, type WorkStep } from './work.ts'

/** What the installation knows of its own speed, and who shares it now. */
export type Pace = {
  /** Of films before. */
  known: Measurements
  /** Of this film so far. */
  own: Measurements
  /** Pieces of work that all workers take at a time, and how many films share them. */
  slots: number
  films: number
}

type Left = { fresh: number; units: number; reused: number }

/** What is left of a step, told apart into what must be made and what is there from other films. */
const leftOf = (planned: PlannedWork, done: DoneWork, step: WorkStep): Left => {
  const { units, cost, fresh } = planned[step]
  const left = Math.max(0, units - done[step].units)
  if (left === 0) return { fresh: 0, units: 0, reused: 0 }
  if (!fresh) return { fresh: Math.max(0, cost - done[step].cost), units: left, reused: 0 }
  const freshUnits = Math.min(left, Math.max(0, fresh.units - (done[step].units - done[step].reused)))
  return {
    fresh: Math.max(0, fresh.cost - done[step].madeCost),
    units: freshUnits,
    reused: left - freshUnits,
  }
}

/** Work left, by what it takes here, over the workers that may do it at once. */
export const remainingSeconds = (planned: PlannedWork, done: DoneWork, pace: Pace): number => {
  const speeds = speedsFor(pace.known, pace.own)
  const share = Math.max(1, pace.slots / Math.max(1, pace.films))
  const beside = (units: number) => Math.max(1, Math.min(share, units))
  const madeIn = (step: 'speech' | 'render') => {
    const { fresh, units, reused } = leftOf(planned, done, step)
    return (fresh * speeds[step]) / beside(units) + (reused * speeds.reuse) / beside(reused)
  }
  const perFile = planned.optimize.cost / planned.optimize.units || filmCost(0)
  const files = leftOf(planned, done, 'optimize')
  const tracks = Math.max(0, planned.optimize.units - done.optimize.units - 1)
  const seconds =
    madeIn('speech') +
    leftOf(planned, done, 'timeline').fresh * speeds.timeline +
    madeIn('render') +
    (tracks * perFile * speeds.track) / beside(tracks) +
    (files.units + files.reused > 0 ? perFile * speeds.publish : 0)
  return Math.max(1, Math.round(seconds * 10) / 10)
}
