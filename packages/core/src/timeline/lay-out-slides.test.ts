import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { transitions } from '../video-settings.ts'
import { layOutSlides } from './lay-out-slides.ts'
import type { NarratedSlide } from './slide-length.ts'
import { framesPerSecond, leadSamples, sampleRate, samplesPerFrame, transitionFrames } from './timing.ts'

const spoken = (seconds: number, manualSeconds: number | null = null): NarratedSlide => ({
  narrationSamples: Math.round(seconds * sampleRate),
  manualSeconds,
})
const silent = spoken(0)

const anySlide = fc.record({
  narrationSamples: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 600 * sampleRate })),
  manualSeconds: fc.option(fc.double({ min: 1, max: 3600, noNaN: true })),
  clipFrames: fc.option(fc.integer({ min: 1, max: 9000 }), { nil: undefined }),
})
const anyVideo = [fc.array(anySlide, { maxLength: 50 }), fc.constantFrom(...transitions)] as const

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

  it('a bar that leaves little silence leaves a short transition', () =>
    expect(layOutSlides([spoken(1, 1.5), silent], 'fade').shots.slice(0, 2)).toEqual([
      // 0.25 s of silence and 1 s of speech end in frame 38 of 45.
      { kind: 'hold', slide: 0, frames: 38 },
      { kind: 'blend', from: 0, to: 1, transition: 'fade', frames: 7 },
    ]))

  it('R11 R13 a clip moves in place of the picture, and goes on moving while it gives way', () =>
    expect(
      layOutSlides(
        [
          { ...spoken(1), clipFrames: 40 },
          { ...silent, clipFrames: 300 },
        ],
        'fade',
      ).shots,
    ).toEqual([
      { kind: 'clip', slide: 0, start: 0, length: 120, frames: 75 },
      { kind: 'blend', from: 0, to: 1, transition: 'fade', frames: 15, fromFrame: 35 },
      { kind: 'clip', slide: 1, start: 0, length: 100, frames: 100 },
      { kind: 'clip', slide: 1, start: 100, length: 100, frames: 100 },
      { kind: 'clip', slide: 1, start: 200, length: 100, frames: 10 },
    ]))

  it.each([
    ['M13 a slide that overruns its bar is followed by a hard cut', 1],
    ['two frames of silence are too few to blend: a hard cut', 40 / framesPerSecond],
  ])('%s', (_, manual) => {
    const { shots, slides } = layOutSlides([spoken(1, manual), silent], 'slide')
    expect(shots.map(({ kind }) => kind)).toEqual(['hold', 'hold'])
    expect(shots[0]?.frames).toBe(slides[0]?.frames)
  })

  it('M2 slides touch, and slides as well as shots add up to the video', () =>
    fc.assert(
      fc.property(...anyVideo, (slides, transition) => {
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

  it('M13 every shot has frames, whole ones, and a transition never reaches into speech', () =>
    fc.assert(
      fc.property(...anyVideo, (slides, transition) => {
        const isWhole = (frames: number) => Number.isInteger(frames) && frames > 0
        const reachesIntoSpeech = (slide: number, frames: number) => {
          const said = slides[slide]?.narrationSamples ?? 0
          return said > 0 && frames * samplesPerFrame < leadSamples + said
        }
        // A clip of an hour has thousands of shots: one expectation for all of them.
        const wrong = layOutSlides(slides, transition).shots.filter(
          (shot) =>
            !isWhole(shot.frames) ||
            (shot.kind === 'blend' && shot.frames > transitionFrames) ||
            (shot.kind === 'hold' && reachesIntoSpeech(shot.slide, shot.frames)),
        )
        expect(wrong).toEqual([])
      }),
    ))

  it('M14 when a slide comes does not depend on the transition', () =>
    fc.assert(
      fc.property(anyVideo[0], (slides) => {
        expect(layOutSlides(slides, 'slide').slides).toEqual(layOutSlides(slides, 'none').slides)
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
