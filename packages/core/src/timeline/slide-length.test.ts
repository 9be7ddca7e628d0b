import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type NarratedSlide, overrunFrames, slideLength } from './slide-length.ts'
import { framesPerSecond, leadSamples, pauseSeconds, sampleRate, samplesPerFrame } from './timing.ts'

const spoken = (seconds: number, manualSeconds: number | null = null): NarratedSlide => ({
  narrationSamples: Math.round(seconds * sampleRate),
  manualSeconds,
})
const frames = (slide: NarratedSlide) => slideLength(slide).frames

const anySlide = fc.record({
  narrationSamples: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 600 * sampleRate })),
  manualSeconds: fc.option(fc.double({ min: 1, max: 3600, noNaN: true })),
})

describe('how long a slide lasts', () => {
  it('M12 its narration and a pause of 2 seconds while no length is set', () =>
    expect(frames(spoken(10))).toBe(12 * framesPerSecond))

  it('M12 a frame that the narration only begins is a whole frame', () =>
    expect(frames({ narrationSamples: 1, manualSeconds: null })).toBe(1 + pauseSeconds * framesPerSecond))

  it('M16 7 seconds when nobody speaks', () => expect(frames(spoken(0))).toBe(7 * framesPerSecond))

  it('M12 exactly what is set, when that is longer', () =>
    expect(slideLength(spoken(10, 20))).toEqual({ barFrames: 600, frames: 600, quietFrames: 600 - 308 }))

  it('M12 exactly what is set, when that shortens the pause', () =>
    expect(slideLength(spoken(10, 10.5))).toEqual({ barFrames: 315, frames: 315, quietFrames: 7 }))

  it('M12 exactly what is set, when nobody speaks', () => expect(frames(spoken(0, 1.5))).toBe(45))

  it('M12 a length between two frames is the nearer one', () => {
    expect(frames(spoken(0, 1.51))).toBe(45)
    expect(frames(spoken(0, 1.52))).toBe(46)
  })

  it('M13 its narration when what is set is shorter: the rest is the overrun', () => {
    const length = slideLength(spoken(10, 5))
    // 0.25 s before the first word and 10 s of speech: 307.5 frames.
    expect(length).toEqual({ barFrames: 150, frames: 308, quietFrames: 0 })
    expect(overrunFrames(length)).toBe(158)
  })

  it('M13 never ends before its last word, whatever is set', () =>
    fc.assert(
      fc.property(anySlide, (slide) => {
        const length = slideLength(slide)
        const end = slide.narrationSamples > 0 ? leadSamples + slide.narrationSamples : 0
        const rest = length.frames * samplesPerFrame - end
        expect(rest).toBeGreaterThanOrEqual(0)
        expect(length.quietFrames).toBe(Math.floor(rest / samplesPerFrame))
        expect(overrunFrames(length)).toBeGreaterThanOrEqual(0)
        expect(Math.min(overrunFrames(length), length.quietFrames)).toBe(0)
        expect(Object.values(length).every(Number.isInteger)).toBe(true)
      }),
    ))

  it('M12 the pause is whole while no length is set', () =>
    fc.assert(
      fc.property(anySlide, ({ narrationSamples }) => {
        const { frames: natural } = slideLength({ narrationSamples, manualSeconds: null })
        const rest = natural * samplesPerFrame - narrationSamples
        expect(rest).toBeGreaterThanOrEqual(pauseSeconds * sampleRate)
      }),
    ))
})
