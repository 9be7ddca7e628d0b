import fc from 'fast-check'
import { expect, it } from 'vitest'
import { layOutSlides, type Shot } from './lay-out-slides.ts'
import { renderedShots } from './rendered-shots.ts'
import { shotsKnownBeforeSpeech } from './shots-known-before-speech.ts'

const anySlide = fc.record({
  narrationSamples: fc.nat(2_000_000),
  manualSeconds: fc.oneof(fc.constant(null), fc.double({ min: 1, max: 30, noNaN: true })),
  clipFrames: fc.oneof(fc.constant(undefined), fc.integer({ min: 1, max: 400 })),
})

/** The length of a hold does not change what is rendered. */
const drawn = (shot: Shot) => JSON.stringify(shot.kind === 'hold' ? { ...shot, frames: 0 } : shot)

it('are shots of the video, whatever is said', () => {
  fc.assert(
    fc.property(
      fc.array(anySlide, { minLength: 1, maxLength: 12 }),
      fc.constantFrom('fade', 'slide', 'none'),
      (slides, transition) => {
        const shots = new Set(renderedShots(layOutSlides(slides, transition).shots).map(drawn))
        const known = slides.map(({ manualSeconds, clipFrames }) => ({
          manualSeconds,
          hasClip: clipFrames !== undefined,
        }))
        const ahead = known.flatMap((_, slide) => shotsKnownBeforeSpeech(known, transition, slide))
        expect(ahead.map(drawn).filter((shot) => !shots.has(shot))).toEqual([])
      },
    ),
  )
})

it('of a deck of pictures are all of them', () => {
  const slides = Array.from({ length: 5 }, () => ({ narrationSamples: 50_000, manualSeconds: null }))
  const known = slides.map(() => ({ manualSeconds: null, hasClip: false }))
  const ahead = known.flatMap((_, slide) => shotsKnownBeforeSpeech(known, 'fade', slide))
  expect(new Set(ahead.map(drawn))).toEqual(
    new Set(renderedShots(layOutSlides(slides, 'fade').shots).map(drawn)),
  )
})
