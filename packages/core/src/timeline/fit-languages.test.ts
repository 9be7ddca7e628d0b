import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitLanguages, longestFit, shortestFit, stretchLimits } from './fit-languages.ts'
import { sampleRate, samplesPerFrame } from './timing.ts'

const anyNarration = fc.oneof(fc.constant(0), fc.integer({ min: 4_000, max: 3_000_000 }))
const anyNarrations = fc.array(anyNarration, { minLength: 1, maxLength: 13 })

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Seconds in which languages are silent while the longest of them speaks, over all of them. */
const silentSeconds = (slides: readonly (readonly number[])[]): number =>
  sum(
    slides.map((fitted) => {
      const longest = Math.max(...fitted)
      return sum(fitted.filter((samples) => samples > 0).map((samples) => longest - samples))
    }),
  ) / sampleRate

/**
 * Silence of a slide with so many frames for words, when each language is stretched to fill as much of them as it
 * may.
 */
const silenceWithin = (narrations: readonly number[], frames: number) => {
  const room = frames * samplesPerFrame
  return sum(narrations.map((samples) => Math.max(0, room - Math.min(room, longestFit(samples)))))
}

describe('languages on one timeline', () => {
  it('Q1 nothing is cut, and no voice is rushed or drawled', () =>
    fc.assert(
      fc.property(anyNarrations, fc.option(fc.nat(2_000_000)), (narrations, room) => {
        const { fitted, narrationSamples } = fitLanguages({ narrations, room })
        fitted.forEach((samples, language) => {
          const spoken = narrations[language] ?? 0
          expect(samples === 0).toBe(spoken === 0)
          if (spoken === 0) return
          expect(spoken / samples).toBeLessThanOrEqual(stretchLimits.fastest)
          expect(spoken / samples).toBeGreaterThanOrEqual(stretchLimits.slowest)
        })
        expect(narrationSamples).toBe(Math.max(...fitted))
      }),
    ))

  it('Q2 no other length of the slide leaves less silence, but for a frame of each language', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 8_000, max: 160_000 }), { minLength: 2, maxLength: 5 }),
        (narrations) => {
          const { fitted, narrationSamples } = fitLanguages({ narrations, room: null })
          const fewest = Math.ceil(Math.max(...narrations.map(shortestFit)) / samplesPerFrame)
          const most = Math.ceil(longestFit(Math.max(...narrations)) / samplesPerFrame)
          const silences = Array.from({ length: most - fewest + 1 }, (_, index) =>
            silenceWithin(narrations, fewest + index),
          )
          const room = Math.ceil(narrationSamples / samplesPerFrame) * samplesPerFrame
          const silence = sum(fitted.map((samples) => room - samples))
          expect(silence).toBeLessThanOrEqual(Math.min(...silences) + narrations.length * samplesPerFrame)
        },
      ),
    ))

  it('Q2 where no silence need be, speech is changed least', () => {
    const [english, spanish] = [10 * sampleRate, 11 * sampleRate]
    const { fitted } = fitLanguages({ narrations: [english, spanish], room: null })
    expect(fitted[0]).toBe(fitted[1])
    expect(fitted[0]).toBeGreaterThanOrEqual(english)
    expect(fitted[0]).toBeLessThanOrEqual(spanish)
  })

  it('Q3 one language alone, and those that are alike, stay as they were spoken', () => {
    expect(fitLanguages({ narrations: [123_456], room: null }).fitted).toEqual([123_456])
    expect(fitLanguages({ narrations: [0, 123_456, 0], room: null }).fitted).toEqual([0, 123_456, 0])
    expect(fitLanguages({ narrations: [123_456, 123_456], room: null }).fitted).toEqual([123_456, 123_456])
  })

  it('Q4 in a length that a person set, only what does not fit is played faster', () => {
    const narrations = [5, 9.5, 15].map((seconds) => seconds * sampleRate)
    const { fitted, narrationSamples } = fitLanguages({ narrations, room: 9 * sampleRate })
    expect(fitted.map((samples) => samples / sampleRate)).toEqual([5, 9, 12.5])
    expect(narrationSamples).toBe(12.5 * sampleRate)
  })

  it('Q2 20 slides in four languages whose lengths differ by up to 60 %: far less silence than waiting for the longest', () => {
    // A seeded generator: the same lengths in every run.
    let seed = 20
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return seed / 2 ** 31
    }
    const slides = Array.from({ length: 20 }, () => {
      const english = 4 + 12 * random()
      return [1, ...Array.from({ length: 3 }, () => 0.75 + 0.45 * random())].map((share) =>
        Math.round(english * share * sampleRate),
      )
    })
    const fitted = slides.map((narrations) => fitLanguages({ narrations, room: null }).fitted)
    expect(silentSeconds(fitted)).toBeLessThan(0.3 * silentSeconds(slides))
  })
})
