import { describe, expect, it } from 'vitest'
import { noWork, progressOf } from './progress-of.ts'
import type { DoneWork, PlannedWork } from './work.ts'

const planned: PlannedWork = {
  speech: { units: 10, cost: 100, weight: 50_000 },
  timeline: { units: 1, cost: 1, weight: 0 },
  render: { units: 10, cost: 100, weight: 50_000 },
  optimize: { units: 2, cost: 2, weight: 0 },
}
/** So much of a hundred spoken, and then drawn. */
const done = (speech: number, render = 0): DoneWork => ({
  ...noWork(),
  speech: { units: 1, cost: speech, reused: 0 },
  render: { units: 1, cost: render, reused: 0 },
})
const remaining = (work: DoneWork, elapsedSeconds: number) =>
  progressOf(planned, work, elapsedSeconds).remainingSeconds

describe('the remaining time', () => {
  it('G6 is the plan’s own estimate while nothing is done, however long that takes', () =>
    expect(remaining(noWork(), 600)).toBe(100))

  it('G6 leans towards this machine’s speed, the more the further the work is', () => {
    // A machine that takes 160 seconds where the plan expects 100.
    const quarter = remaining(done(50), 40)
    expect(quarter).toBeGreaterThan(75)
    expect(quarter).toBeLessThan((75 + 120) / 2)
    const threeQuarters = remaining(done(100, 50), 120)
    expect(threeQuarters).toBeGreaterThan((25 + 40) / 2)
    expect(threeQuarters).toBeLessThan(40)
  })

  it('G6 is never less than a second while work remains', () => expect(remaining(done(100, 99), 0)).toBe(1))
})
