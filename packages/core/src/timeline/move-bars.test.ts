import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barFramesLimits, type Grip, moveBars, movedBoundary, moveRange } from './move-bars.ts'

const { min, max } = barFramesLimits
const bars = [300, 150, 600]
const move = (grip: Grip, index: number, frames: number, of = bars) => moveBars(of, { grip, index }, frames)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const anyBars = fc.array(fc.integer({ min, max }), { minLength: 1, maxLength: 20 })
const anyMove = anyBars.chain((of) =>
  fc.record({
    of: fc.constant(of),
    grip: fc.constantFrom<Grip>('start', 'body', 'end'),
    index: fc.nat({ max: of.length - 1 }),
    frames: fc.double({ min: -2 * max, max: 2 * max, noNaN: true }),
  }),
)

describe('bars that are pulled', () => {
  it('M3 a start moves the boundary with the slide before', () =>
    expect(move('start', 1, 30)).toEqual([330, 120, 600]))

  it('M3 an end moves the boundary with the next', () => expect(move('end', 1, -30)).toEqual([300, 120, 630]))

  it('M3 the body moves both boundaries, and keeps its own length', () =>
    expect(move('body', 1, 45)).toEqual([345, 150, 555]))

  it('M3 M7 the first slide starts at 0: its body moves its end, and its start does not move', () => {
    expect(move('body', 0, 30)).toEqual([330, 120, 600])
    expect(move('start', 0, 30)).toEqual(bars)
    expect(moveRange(bars, { grip: 'start', index: 0 })).toEqual({ least: 0, most: 0 })
  })

  it('M4 the last end changes its slide, and so the total', () =>
    expect(move('end', 2, 90)).toEqual([300, 150, 690]))

  it('M3 M4 the body of the last slide takes its end along', () =>
    expect(move('body', 2, 90)).toEqual([300, 240, 600]))

  it('a slide alone has an end, and its body is that end', () => {
    expect(move('end', 0, 30, [300])).toEqual([330])
    expect(move('body', 0, -30, [300])).toEqual([270])
  })

  it('M5 a start stays a second before its slide’s end, and an end a second after its start', () => {
    expect(move('start', 1, 9999)).toEqual([420, 30, 600])
    expect(move('end', 1, -9999)).toEqual([300, 30, 720])
  })

  it('M7 no slide is longer than an hour', () => {
    expect(move('end', 2, 10 * max)).toEqual([300, 150, max])
    expect(move('start', 1, -9999, [60, max - 10, 60])).toEqual([50, max, 60])
  })

  it('a bar beyond its limit, of a narration of hours, is left alone', () =>
    expect(move('end', 0, 300, [2 * max, 300])).toEqual([2 * max, 300]))

  it('M2 M4 inner boundaries leave the total as it is; only an end of the last changes it', () =>
    fc.assert(
      fc.property(anyMove, ({ of, grip, index, frames }) => {
        const moved = move(grip, index, frames, of)
        const takesEndAlong = index === of.length - 1 && grip !== 'start'
        expect(takesEndAlong || sum(moved) === sum(of)).toBe(true)
        expect(moved).toHaveLength(of.length)
      }),
    ))

  it('M5 M7 limits hold and frames are whole, however far somebody pulls', () =>
    fc.assert(
      fc.property(anyMove, ({ of, grip, index, frames }) => {
        for (const bar of move(grip, index, frames, of)) {
          expect(Number.isInteger(bar)).toBe(true)
          expect(bar).toBeGreaterThanOrEqual(min)
          expect(bar).toBeLessThanOrEqual(max)
        }
      }),
    ))

  it('M3 a move and its way back change nothing, and at most two slides change', () =>
    fc.assert(
      fc.property(anyMove, ({ of, grip, index, frames }) => {
        const { least, most } = moveRange(of, { grip, index })
        const by = Math.max(least, Math.min(most, Math.round(frames)))
        const moved = move(grip, index, by, of)
        expect(move(grip, index, -by, moved)).toEqual(of)
        expect(moved.filter((bar, at) => bar !== of[at]).length).toBeLessThanOrEqual(2)
        expect(grip !== 'body' || index === 0 || moved[index] === of[index]).toBe(true)
      }),
    ))

  it('M15 says which boundary a hold moves', () => {
    expect(movedBoundary({ grip: 'body', index: 0 })).toEqual({ edge: 'end', index: 0 })
    expect(movedBoundary({ grip: 'body', index: 2 })).toEqual({ edge: 'start', index: 2 })
    expect(movedBoundary({ grip: 'end', index: 2 })).toEqual({ edge: 'end', index: 2 })
  })
})
