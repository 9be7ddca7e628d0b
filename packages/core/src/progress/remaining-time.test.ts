import { describe, expect, it } from 'vitest'
import { noWork, progressOf } from './progress-of.ts'
import type { PlannedWork } from './work.ts'

const planned: PlannedWork = {
  speech: { units: 10, cost: 100, weight: 50_000 },
  timeline: { units: 1, cost: 1, weight: 0 },
  render: { units: 10, cost: 100, weight: 50_000 },
  optimize: { units: 2, cost: 2, weight: 0 },
}
const spoken = (cost: number) => ({ ...noWork(), speech: { units: 1, cost, reused: 0 } })

describe('the remaining time', () => {
  it('is the plan’s own estimate while little is done', () =>
    expect(progressOf(planned, noWork(), 600).remainingSeconds).toBe(100))

  it('follows this machine’s speed once it is measured', () =>
    expect(progressOf(planned, spoken(50), 40).remainingSeconds).toBe(120))

  it('is never less than a second while work remains', () =>
    expect(progressOf(planned, spoken(99), 0).remainingSeconds).toBe(1))
})
