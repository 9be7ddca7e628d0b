import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleRate } from './timing.ts'
import { defaultSlideSeconds, timingEntries } from './timing-entries.ts'

const unknown = { narrationSamples: null, manualSeconds: null }

describe('the entries of the timing', () => {
  it('M20 a slide number, a start, a length and an end', () =>
    expect(
      timingEntries([
        { narrationSamples: 3 * sampleRate, manualSeconds: 4 },
        { narrationSamples: 3 * sampleRate, manualSeconds: 1 },
      ]),
    ).toEqual([
      { slideNumber: 1, startFrame: 0, barFrames: 120, frames: 120, quietFrames: 22, endFrame: 120 },
      { slideNumber: 2, startFrame: 120, barFrames: 30, frames: 98, quietFrames: 0, endFrame: 218 },
    ]))

  it.each([
    [1, 60],
    [4, 15],
    [30, 2],
    [500, 2],
  ])('M11 M21 while nothing is known %i slides share 60 s, at least 2 s each: %f s', (count, seconds) => {
    expect(defaultSlideSeconds(count)).toBe(seconds)
    const entries = timingEntries(Array(count).fill(unknown))
    expect(entries.every(({ frames }) => frames === seconds * 30)).toBe(true)
  })

  it('M21 where words are counted, a slide never lasts less than 2 s of its own', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 * sampleRate }), (narrationSamples) => {
        const [entry] = timingEntries([{ narrationSamples, manualSeconds: null }])
        expect(entry?.frames).toBeGreaterThanOrEqual(60)
      }),
    ))

  it('M2 M7 entries touch, the first begins at 0, frames are whole', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            narrationSamples: fc.integer({ min: 0, max: 600 * sampleRate }),
            manualSeconds: fc.option(fc.double({ min: 1, max: 3600, noNaN: true })),
          }),
          { minLength: 1, maxLength: 50 },
        ),
        (slides) => {
          const entries = timingEntries(slides)
          expect(entries[0]?.startFrame).toBe(0)
          for (const [index, entry] of entries.entries()) {
            expect(entry.endFrame).toBe(entries[index + 1]?.startFrame ?? entry.endFrame)
            expect(entry.endFrame - entry.startFrame).toBe(entry.frames)
            expect(Object.values(entry).every(Number.isInteger)).toBe(true)
          }
        },
      ),
    ))
})
