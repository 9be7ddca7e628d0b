import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measureScript } from '../script/measure-script.ts'
import { type Bar, barOf, type Grip, moveBars, movedBoundary, moveRange, snapMove } from './move-bars.ts'
import { timeSlides } from './time-slides.ts'
import { framesPerSecond, sampleRate, slideSecondsLimits } from './timing.ts'

const min = slideSecondsLimits.min * framesPerSecond
const max = slideSecondsLimits.max * framesPerSecond

/** Bars of slides that say nothing: a second is the least. */
const silent = (...frames: number[]): Bar[] =>
  frames.map((one) => ({ frames: one, leastFrames: Math.min(one, min), naturalFrames: 210 }))
const bars = silent(300, 150, 600)
const move = (grip: Grip, index: number, frames: number, of: readonly Bar[] = bars) =>
  moveBars(of, { grip, index }, frames)

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const framesOf = (of: readonly Bar[]) => of.map(({ frames }) => frames)

const anyBar = fc
  .record({ least: fc.integer({ min, max: 900 }), more: fc.integer({ min: 0, max: 900 }) })
  .map(({ least, more }): Bar => ({ frames: least + more, leastFrames: least, naturalFrames: least + 53 }))
const anyMove = fc.array(anyBar, { minLength: 1, maxLength: 20 }).chain((of) =>
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
    expect(move('start', 0, 30)).toEqual(framesOf(bars))
    expect(moveRange(bars, { grip: 'start', index: 0 })).toEqual({ least: 0, most: 0, pushesFrom: 0 })
  })

  it('M4 the last end changes its slide, and so the total', () =>
    expect(move('end', 2, 90)).toEqual([300, 150, 690]))

  it('M3 M4 the body of the last slide takes its end along', () =>
    expect(move('body', 2, 90)).toEqual([300, 240, 600]))

  it('a slide alone has an end, and its body is that end', () => {
    expect(move('end', 0, 30, silent(300))).toEqual([330])
    expect(move('body', 0, -30, silent(300))).toEqual([270])
  })

  it('M5 a start stays a second before its slide’s end, and an end a second after its start', () => {
    expect(move('start', 1, 9999)).toEqual([420, 30, 600])
    expect(move('end', 1, -9999)).toEqual([300, 30, 720])
  })

  it('M7 no slide is longer than an hour', () => {
    expect(move('end', 2, 10 * max)).toEqual([300, 150, max])
    expect(move('start', 1, -9999, silent(60, max - 10, 60))).toEqual([50, max, 60])
  })

  it('a bar beyond its limit, of a narration of hours, is left alone', () =>
    expect(move('end', 0, 300, silent(2 * max, 300))).toEqual([2 * max, 300]))

  const narrated: Bar[] = [
    { frames: 300, leastFrames: 240, naturalFrames: 293 },
    { frames: 200, leastFrames: 140, naturalFrames: 193 },
    { frames: 150, leastFrames: 90, naturalFrames: 143 },
  ]
  const moveNarrated = (grip: Grip, index: number, frames: number) => move(grip, index, frames, narrated)

  it('M22 an edge stops at the words of its own slide', () => {
    expect(moveNarrated('end', 0, -100)).toEqual([240, 260, 150])
    expect(moveNarrated('start', 1, 100)).toEqual([360, 140, 150])
    expect(moveNarrated('end', 2, -100)).toEqual([300, 200, 90])
  })

  it('M22 a right edge takes from the next slide down to its words, and then moves what follows', () => {
    expect(moveNarrated('end', 0, 50)).toEqual([350, 150, 150])
    expect(moveNarrated('end', 0, 100)).toEqual([400, 140, 150])
    expect(sum(moveNarrated('end', 0, 100))).toBe(690)
    expect(moveNarrated('body', 1, 100)).toEqual([400, 200, 90])
  })

  it('M22 a left edge stops at the words of the slide before', () => {
    expect(moveNarrated('start', 1, -100)).toEqual([240, 260, 150])
    expect(moveNarrated('body', 1, -100)).toEqual([240, 200, 210])
    expect(moveRange(narrated, { grip: 'start', index: 1 })).toEqual({ least: -60, most: 60, pushesFrom: 60 })
    expect(moveRange(narrated, { grip: 'end', index: 0 })).toMatchObject({ most: max - 300, pushesFrom: 60 })
  })

  it('M22 a bar that is shorter than its words already, as typed, begins where it ends on screen', () => {
    const [slide] = timeSlides(
      [
        {
          script: '',
          recordedSamples: 4 * sampleRate,
          spokenSamples: null,
          manualSeconds: 1,
          speakingSpeed: null,
        },
      ],
      150,
      (script) => measureScript(script, 'en'),
    )
    if (!slide) throw new Error('no slide')
    expect(barOf(slide)).toEqual({ frames: 128, leastFrames: 128, naturalFrames: 180 })
  })

  it('M22 silent slides may last a second, and shorter ones stay', () => {
    const silence = { narrationSamples: 0 }
    expect(barOf({ frames: 210, quietFrames: 210, ...silence })).toMatchObject({ leastFrames: min })
    expect(barOf({ frames: 10, quietFrames: 10, ...silence })).toMatchObject({ leastFrames: 10 })
  })

  it('M2 M4 M22 the total grows only where a right edge moves what follows, or the last slide ends later', () =>
    fc.assert(
      fc.property(anyMove, ({ of, grip, index, frames }) => {
        const moved = move(grip, index, frames, of)
        const [before, after] = [sum(framesOf(of)), sum(moved)]
        const takesEndAlong = index === of.length - 1 && grip !== 'start'
        const pushes = grip !== 'start' && after > before && moved[index + 1] === of[index + 1]?.leastFrames
        expect(after === before || pushes || takesEndAlong).toBe(true)
        expect(moved).toHaveLength(of.length)
      }),
    ))

  it('M5 M7 M22 limits hold and frames are whole, however far somebody pulls', () =>
    fc.assert(
      fc.property(anyMove, ({ of, grip, index, frames }) => {
        for (const [at, bar] of move(grip, index, frames, of).entries()) {
          expect(Number.isInteger(bar)).toBe(true)
          expect(bar).toBeGreaterThanOrEqual(of[at]?.leastFrames ?? 0)
          expect(bar).toBeLessThanOrEqual(max)
        }
      }),
    ))

  it('M3 at most two slides change, and a body keeps its own length', () =>
    fc.assert(
      fc.property(anyMove, ({ of, grip, index, frames }) => {
        const moved = move(grip, index, frames, of)
        expect(moved.filter((bar, at) => bar !== of[at]?.frames).length).toBeLessThanOrEqual(2)
        expect(grip !== 'body' || index === 0 || moved[index] === of[index]?.frames).toBe(true)
      }),
    ))

  it('M3 a move and its way back change nothing, unless it moved what follows', () =>
    fc.assert(
      fc.property(anyMove, ({ of, grip, index, frames }) => {
        const { least, most } = moveRange(of, { grip, index })
        const by = Math.max(least, Math.min(most, Math.round(frames)))
        const moved = move(grip, index, by, of)
        if (sum(moved) !== sum(framesOf(of))) return
        const back = of.map((bar, at) => ({ ...bar, frames: moved[at] ?? 0 }))
        expect(move(grip, index, -by, back)).toEqual(framesOf(of))
      }),
    ))

  it('M23 an edge is drawn to where words end, or their pause, on either side of it', () => {
    const end = { grip: 'end', index: 0 } as const
    // 240 and 293 are the words of the first slide and their pause; 140 and 193 those of the next.
    expect(snapMove(narrated, end, -57, 5)).toBe(-60)
    expect(snapMove(narrated, end, -10, 5)).toBe(-7)
    expect(snapMove(narrated, end, 62, 5)).toBe(60)
    expect(snapMove(narrated, end, 9, 5)).toBe(7)
    expect(snapMove(narrated, end, 30, 5)).toBeNull()
    expect(snapMove(narrated, { grip: 'start', index: 0 }, 5, 50)).toBeNull()
  })

  it('M23 where an edge was attracts nothing', () => {
    const resting: Bar[] = [{ frames: 293, leastFrames: 240, naturalFrames: 293 }]
    expect(snapMove(resting, { grip: 'end', index: 0 }, 2, 5)).toBeNull()
  })

  it('M15 says which boundary a hold moves', () => {
    expect(movedBoundary({ grip: 'body', index: 0 })).toEqual({ edge: 'end', index: 0 })
    expect(movedBoundary({ grip: 'body', index: 2 })).toEqual({ edge: 'start', index: 2 })
    expect(movedBoundary({ grip: 'end', index: 2 })).toEqual({ edge: 'end', index: 2 })
  })
})
