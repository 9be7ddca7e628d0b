import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ClipShot, clipShots, renderedClipFrames } from './clip-shots.ts'
import { longestGop } from './gop-lengths.ts'

const anyClip = fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 9000 }))
const anyLength = fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 20_000 }))

/** The clip's frames in the order in which the shots show them. */
const shown = (shots: readonly ClipShot[], clipFrames: number) =>
  shots.flatMap(({ start, frames }) => Array.from({ length: frames }, (_, at) => (start + at) % clipFrames))
const madeOf = (shots: readonly ClipShot[]) => new Set(shots.map(({ start, length }) => `${start}+${length}`))

describe('a clip on a slide', () => {
  it('R11 runs from its first frame on, looped, and is cut on the frame', () =>
    fc.assert(
      fc.property(anyClip, anyLength, (clipFrames, frames) => {
        expect(shown(clipShots(0, clipFrames, frames), clipFrames)).toEqual(
          Array.from({ length: frames }, (_, frame) => frame % clipFrames),
        )
      }),
    ))

  it('R11 is never a lone key frame, and a seek point comes every five seconds', () =>
    fc.assert(
      fc.property(anyClip, anyLength, (clipFrames, frames) => {
        for (const shot of clipShots(0, clipFrames, frames)) {
          expect(shot.frames).toBeGreaterThanOrEqual(frames === 1 ? 1 : 2)
          expect(shot.frames).toBeLessThanOrEqual(shot.length)
          expect(shot.length).toBeLessThanOrEqual(longestGop)
        }
      }),
    ))

  it('R12 a slide of another length is made of the same chunks, but for the last', () =>
    fc.assert(
      fc.property(anyClip, anyLength, anyLength, (clipFrames, ...lengths) => {
        const [shorter = 0, longer = 0] = lengths.toSorted((a, b) => a - b)
        const chunks = madeOf(clipShots(0, clipFrames, longer))
        const fresh = madeOf(clipShots(0, clipFrames, shorter).slice(0, -1)).difference(chunks)
        expect(fresh.size).toBe(0)
      }),
    ))

  it('R12 only what is seen is made, and once', () =>
    fc.assert(
      fc.property(anyClip, anyLength, (clipFrames, frames) => {
        const made = [...madeOf(clipShots(0, clipFrames, frames))].map((chunk) => Number(chunk.split('+')[1]))
        const sum = made.reduce((total, length) => total + length, 0)
        expect(sum).toBeLessThan(renderedClipFrames(clipFrames, frames) + 2 * longestGop)
      }),
    ))

  it('R11 a single frame left over goes to the chunk before, if need be from the clip’s start', () => {
    expect(clipShots(3, 200, 101)).toEqual([{ kind: 'clip', slide: 3, start: 0, length: 101, frames: 101 }])
    expect(clipShots(3, 200, 201)).toEqual([
      { kind: 'clip', slide: 3, start: 0, length: 100, frames: 100 },
      { kind: 'clip', slide: 3, start: 100, length: 101, frames: 101 },
    ])
  })

  it('R11 a clip of a single frame is a still', () =>
    expect(clipShots(0, 1, 210)).toEqual([
      { kind: 'clip', slide: 0, start: 0, length: 149, frames: 149 },
      { kind: 'clip', slide: 0, start: 0, length: 149, frames: 61 },
    ]))
})
