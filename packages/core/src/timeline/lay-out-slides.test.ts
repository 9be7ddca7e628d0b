import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { transitions } from '../video-settings.ts'
import { layOutSlides, type NarratedSlide, slideFrames } from './lay-out-slides.ts'
import { framesPerSecond, pauseSeconds, sampleRate, samplesPerFrame, transitionFrames } from './timing.ts'

const spoken = (seconds: number, manualSeconds: number | null = null): NarratedSlide => ({
  narrationSamples: Math.round(seconds * sampleRate),
  manualSeconds,
})
const silent = spoken(0)

const anySlide = fc.record({
  narrationSamples: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 600 * sampleRate })),
  manualSeconds: fc.option(fc.double({ min: 1, max: 3600, noNaN: true })),
})
const anyFilm = [fc.array(anySlide, { maxLength: 50 }), fc.constantFrom(...transitions)] as const

describe('how long a slide lasts', () => {
  it('its narration and a pause of 2 seconds', () =>
    expect(slideFrames(spoken(10))).toBe(12 * framesPerSecond))

  it('a frame that the narration only begins is a whole frame', () =>
    expect(slideFrames({ narrationSamples: 1, manualSeconds: null })).toBe(
      1 + pauseSeconds * framesPerSecond,
    ))

  it('7 seconds when nobody speaks', () => expect(slideFrames(silent)).toBe(7 * framesPerSecond))

  it('its manual length when that is longer', () =>
    expect(slideFrames(spoken(10, 20))).toBe(20 * framesPerSecond))

  it('its natural length when the manual one is shorter', () =>
    expect(slideFrames(spoken(10, 5))).toBe(12 * framesPerSecond))

  it('never ends before its narration and pause', () =>
    fc.assert(
      fc.property(anySlide, (slide) => {
        const rest = slideFrames(slide) * samplesPerFrame - slide.narrationSamples
        expect(rest).toBeGreaterThanOrEqual(pauseSeconds * sampleRate)
      }),
    ))
})

describe('slides laid out', () => {
  it('a transition takes the last frames of the pause, and the last slide has none', () =>
    expect(layOutSlides([spoken(1), spoken(2)], 'fade')).toEqual({
      frames: 90 + 120,
      slides: [
        { startFrame: 0, frames: 90 },
        { startFrame: 90, frames: 120 },
      ],
      shots: [
        { kind: 'hold', slide: 0, frames: 75 },
        { kind: 'blend', from: 0, to: 1, transition: 'fade', frames: 15 },
        { kind: 'hold', slide: 1, frames: 120 },
      ],
    }))

  it('without a transition every slide is one shot', () =>
    expect(layOutSlides([silent, silent], 'none').shots).toEqual([
      { kind: 'hold', slide: 0, frames: 210 },
      { kind: 'hold', slide: 1, frames: 210 },
    ]))

  it('slides touch, and slides as well as shots add up to the film', () =>
    fc.assert(
      fc.property(...anyFilm, (slides, transition) => {
        const layout = layOutSlides(slides, transition)
        let now = 0
        for (const { startFrame, frames } of layout.slides) {
          expect(startFrame).toBe(now)
          now += frames
        }
        expect(now).toBe(layout.frames)
        expect(layout.shots.reduce((sum, shot) => sum + shot.frames, 0)).toBe(layout.frames)
      }),
    ))

  it('every shot has frames, whole ones, and a transition never reaches into speech', () =>
    fc.assert(
      fc.property(...anyFilm, (slides, transition) => {
        for (const shot of layOutSlides(slides, transition).shots) {
          expect(Number.isInteger(shot.frames)).toBe(true)
          expect(shot.frames).toBeGreaterThan(0)
          if (shot.kind !== 'hold') continue
          const held = shot.frames * samplesPerFrame
          expect(held).toBeGreaterThan(slides[shot.slide]?.narrationSamples ?? 0)
        }
      }),
    ))

  it('the length of the film does not depend on the transition', () =>
    fc.assert(
      fc.property(anyFilm[0], (slides) => {
        expect(layOutSlides(slides, 'slide').frames).toBe(layOutSlides(slides, 'none').frames)
        expect(transitionFrames).toBeLessThan(pauseSeconds * framesPerSecond)
      }),
    ))

  it('200 slides with 2 hours of narration are laid out in well under a second', () => {
    const slides = Array.from({ length: 200 }, () => spoken(36))
    const begin = performance.now()
    const layout = layOutSlides(slides, 'fade')
    const ms = performance.now() - begin
    process.stdout.write(`200 slides with 2 hours of narration: laid out in ${ms.toFixed(2)} ms\n`)
    expect(layout.frames).toBe(200 * 38 * framesPerSecond)
    expect(ms).toBeLessThan(200)
  })
})
