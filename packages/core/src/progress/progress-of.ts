import { type DoneStep, type DoneWork, type PlannedWork, type WorkStep, workSteps } from './work.ts'

/** Upper limit of the percentage until the file exists. */
export const percentCap = 95

export type Progress = { step: WorkStep; percent: number }

const nothing: DoneStep = { units: 0, cost: 0, reused: 0, madeCost: 0, madeSeconds: 0 }

export const noWork = (): DoneWork => ({
  speech: nothing,
  timeline: nothing,
  render: nothing,
  optimize: nothing,
})

export const shareOf = (planned: PlannedWork, done: DoneWork, step: WorkStep): number => {
  if (planned[step].units === 0 || done[step].units >= planned[step].units) return 1
  return Math.min(1, done[step].cost / planned[step].cost)
}

/** Work done over work planned. A pure function of both, so it cannot drift from the artifacts that exist. */
export const progressOf = (planned: PlannedWork, done: DoneWork): Progress => {
  const weights = workSteps.map((step) => planned[step].weight)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const fraction =
    workSteps.reduce((sum, step) => sum + shareOf(planned, done, step) * planned[step].weight, 0) / total
  const step = workSteps.find((candidate) => shareOf(planned, done, candidate) < 1) ?? 'optimize'
  return { step, percent: Math.min(percentCap, Math.floor(fraction * 100)) }
}
