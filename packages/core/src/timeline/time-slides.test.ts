import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measureScript } from '../script/measure-script.ts'
import { secondsOfFrames } from './slide-length.ts'
import { type SlideToTime, timeSlides } from './time-slides.ts'
import { sampleRate } from './timing.ts'

const inEnglish = (script: string) => measureScript(script, 'en')
const words = (count: number) => Array(count).fill('word').join(' ')
const seconds = (count: number) => count * sampleRate
const slide = (given: Partial<SlideToTime> = {}): SlideToTime => ({
  script: '',
  recordedSamples: null,
  spokenSamples: null,
  manualSeconds: null,
  speakingSpeed: null,
  ...given,
})
const lengthsOf = (slides: SlideToTime[]) =>
  timeSlides(slides, 150, inEnglish).map(({ frames, source, isEstimate }) => [
    secondsOfFrames(frames),
    source,
    isEstimate,
  ])

describe('how long slides are on screen, and why', () => {
  it('nothing for no slides', () => expect(timeSlides([], 150, inEnglish)).toEqual([]))

  it('V13 words of a slide at its own speaking speed', () =>
    expect(
      lengthsOf([slide({ script: words(25), speakingSpeed: 75 }), slide({ script: words(25) })]),
    ).toEqual([
      [22, 'estimated', true],
      [12, 'estimated', true],
    ]))

  it('M12 M21 words at the speaking speed and the pause, as an estimate', () =>
    expect(lengthsOf([slide({ script: words(25) }), slide({ script: words(50) })])).toEqual([
      [12, 'estimated', true],
      [22, 'estimated', true],
    ]))

  it('M19 speech that was measured is no estimate', () =>
    expect(lengthsOf([slide({ script: words(25), spokenSamples: seconds(8.5) })])).toEqual([
      [10.5, 'spoken', false],
    ]))

  it('M19 a recording counts before speech and words', () =>
    expect(
      lengthsOf([slide({ script: words(25), spokenSamples: seconds(8.5), recordedSamples: seconds(4) })]),
    ).toEqual([[6, 'recorded', false]]))

  it('M11 M16 a slide without words is silent for 5 s and the pause, also where no slide has any', () =>
    expect(lengthsOf([slide(), slide({ script: ' \n' })])).toEqual([
      [7, 'silent', false],
      [7, 'silent', false],
    ]))

  it('M12 M13 a manual length counts, down to where the words end', () => {
    const manual = (manualSeconds: number) => lengthsOf([slide({ script: words(25), manualSeconds })])
    expect(manual(30)).toEqual([[30, 'manual', false]])
    expect(manual(11)).toEqual([[11, 'manual', false]])
    expect(manual(5)).toEqual([[308 / 30, 'manual', true]])
  })

  it('M20 an entry has a slide number, a start, a length and an end', () =>
    expect(
      timeSlides(
        [
          slide({ spokenSamples: seconds(3), manualSeconds: 4 }),
          slide({ spokenSamples: seconds(3), manualSeconds: 1 }),
        ],
        150,
        inEnglish,
      ),
    ).toMatchObject([
      { slideNumber: 1, startFrame: 0, barFrames: 120, frames: 120, quietFrames: 22, endFrame: 120 },
      { slideNumber: 2, startFrame: 120, barFrames: 30, frames: 98, quietFrames: 0, endFrame: 218 },
    ]))

  it('M2 M7 M21 entries touch, the first begins at 0, frames are whole, and none lasts less than 2 s of its own', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            script: fc.constantFrom('', 'One.', words(40)),
            recordedSamples: fc.option(fc.integer({ min: 1, max: 600 * sampleRate })),
            spokenSamples: fc.option(fc.integer({ min: 1, max: 600 * sampleRate })),
            manualSeconds: fc.option(fc.double({ min: 1, max: 3600, noNaN: true })),
            speakingSpeed: fc.option(fc.integer({ min: 80, max: 250 })),
          }),
          { minLength: 1, maxLength: 50 },
        ),
        (slides) => {
          const entries = timeSlides(slides, 150, inEnglish)
          expect(entries[0]?.startFrame).toBe(0)
          for (const [index, entry] of entries.entries()) {
            expect(entry.endFrame).toBe(entries[index + 1]?.startFrame ?? entry.endFrame)
            expect(entry.endFrame - entry.startFrame).toBe(entry.frames)
            expect([entry.startFrame, entry.endFrame, entry.barFrames].every(Number.isInteger)).toBe(true)
            expect(entry.source === 'manual' || entry.frames >= 60).toBe(true)
          }
        },
      ),
    ))
})
