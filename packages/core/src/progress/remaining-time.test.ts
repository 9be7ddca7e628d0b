import { describe, expect, it } from 'vitest'
import { noWork } from './progress-of.ts'
import { type Pace, remainingSeconds } from './remaining-time.ts'
import type { DoneWork, PlannedWork } from './work.ts'

const planned: PlannedWork = {
  speech: { units: 10, cost: 100, weight: 0 },
  timeline: { units: 1, cost: 1, weight: 0 },
  render: { units: 10, cost: 100, weight: 0 },
  optimize: { units: 2, cost: 40, weight: 0 },
}
/** An installation that speaks a unit in half a second, renders one in a second and writes a file in two. */
const known: Pace['known'] = {
  speech: { cost: 10, seconds: 5 },
  timeline: { cost: 1, seconds: 1 },
  render: { cost: 10, seconds: 10 },
  track: { cost: 20, seconds: 2 },
  publish: { cost: 20, seconds: 2 },
  reuse: { cost: 10, seconds: 1 },
  whole: { cost: 10, seconds: 10 },
}
const pace: Pace = { known, slots: 1, videos: 1, watched: null }
const spoken: DoneWork = {
  ...noWork(),
  speech: { units: 10, cost: 100, reused: 0, madeCost: 100, madeSeconds: 50 },
}

describe('the remaining time', () => {
  it('G6 is the work left by the measured speed of this installation', () => {
    expect(remainingSeconds(planned, noWork(), pace)).toBe(50 + 1 + 100 + 2 + 2)
    expect(remainingSeconds(planned, spoken, pace)).toBe(1 + 100 + 2 + 2)
  })

  it('G6 is shared among workers, as far as there are pieces for them, and among videos', () => {
    expect(remainingSeconds(planned, spoken, { ...pace, slots: 4 })).toBe(1 + 25 + 2 + 2)
    expect(remainingSeconds(planned, spoken, { ...pace, slots: 50 })).toBe(1 + 10 + 2 + 2)
    expect(remainingSeconds(planned, spoken, { ...pace, slots: 4, videos: 2 })).toBe(1 + 50 + 2 + 2)
    expect(remainingSeconds(planned, spoken, { ...pace, slots: 1, videos: 9 })).toBe(1 + 100 + 2 + 2)
  })

  it('G6 what is there from other videos costs only a look', () => {
    const edited = { ...planned, render: { ...planned.render, fresh: { units: 1, cost: 10 } } }
    expect(remainingSeconds(edited, spoken, pace)).toBeCloseTo(1 + 10 + 9 * 0.1 + 2 + 2)
  })

  it('G6 videos that took longer than their parts are expected to do so again', () => {
    const whole = { cost: 10, seconds: 15 }
    expect(remainingSeconds(planned, spoken, { ...pace, known: { ...known, whole } })).toBe(1.5 * 105)
  })

  it('G6 a video that goes slower than videos before it is believed, the more the longer it was watched', () => {
    // Expected one second a unit; it takes two.
    const after = (units: number) => {
      const render = { units, cost: units * 10, reused: 0, madeCost: units * 10, madeSeconds: units * 20 }
      const watched = { seconds: units * 20, sinceSeconds: 0 }
      return remainingSeconds(planned, { ...noWork(), render }, { ...pace, watched })
    }
    const [soon, later] = [after(1), after(5)]
    expect(soon).toBeGreaterThan(145)
    expect(later / 105).toBeGreaterThan(soon / 145)
    expect(later).toBeLessThanOrEqual(2 * 105)
  })

  it('G6 what is in hand counts before it is done: as videos go, so much time has passed', () => {
    const speech = { units: 1, cost: 10, reused: 0, madeCost: 10, madeSeconds: 5 }
    const soon = { ...pace, watched: { seconds: 20, sinceSeconds: 0 } }
    const left = remainingSeconds(planned, { ...noWork(), speech }, soon)
    expect(left).toBeLessThan(150)
    expect(left).toBeGreaterThanOrEqual(155 - 20)
  })

  it('G6 passes while the next piece is worked at', () =>
    expect(remainingSeconds(planned, spoken, { ...pace, watched: { seconds: 50, sinceSeconds: 5 } })).toBe(
      105 - 5,
    ))

  it('G6 is a guess before the first video, and never less than a second while work remains', () => {
    const strange = { ...pace, known: {} }
    expect(remainingSeconds(planned, noWork(), strange)).toBeGreaterThan(1)
    const almost = { ...planned, render: { ...planned.render, cost: 0 }, optimize: planned.timeline }
    expect(remainingSeconds(almost, spoken, strange)).toBe(1)
  })
})
