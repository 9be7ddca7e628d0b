import { describe, expect, it } from 'vitest'
import { estimateTimes } from './estimate-times.ts'
import { sampleRate } from './timing.ts'

const slide = (script = '', manualSeconds: number | null = null, measuredSeconds: number | null = null) => ({
  script,
  manualSeconds,
  measuredSamples: measuredSeconds === null ? null : measuredSeconds * sampleRate,
})
const words = (count: number) => Array(count).fill('word').join(' ')

describe('when slides will be on screen, as far as it is known', () => {
  it('M11 0 to 10 for every slide while nothing is known', () =>
    expect(estimateTimes([slide(), slide(' \n')], 150)).toEqual([
      { startTime: 0, endTime: 10 },
      { startTime: 0, endTime: 10 },
    ]))

  it('nothing for no slides', () => expect(estimateTimes([], 150)).toEqual([]))

  it('M12 M21 slides touch: words at the speaking speed, then the pause', () =>
    expect(estimateTimes([slide(words(25)), slide(words(50))], 150)).toEqual([
      { startTime: 0, endTime: 12 },
      { startTime: 12, endTime: 34 },
    ]))

  it('M19 a slide that was spoken lasts as long as was measured, the others as their words', () =>
    expect(estimateTimes([slide(words(25), null, 8.5), slide(words(50))], 150)).toEqual([
      { startTime: 0, endTime: 10.5 },
      { startTime: 10.5, endTime: 32.5 },
    ]))

  it('M16 a slide without words lasts 7 seconds among others that speak', () =>
    expect(estimateTimes([slide(words(25)), slide()], 150)[1]).toEqual({ startTime: 12, endTime: 19 }))

  it('M12 M13 a manual length counts, down to where the words end', () => {
    expect(estimateTimes([slide(words(25), 30)], 150)).toEqual([{ startTime: 0, endTime: 30 }])
    expect(estimateTimes([slide(words(25), 11)], 150)).toEqual([{ startTime: 0, endTime: 11 }])
    expect(estimateTimes([slide(words(25), 5)], 150)).toEqual([{ startTime: 0, endTime: 308 / 30 }])
  })

  it('M11 M21 a manual length is obeyed while nothing else is known; the others share the total that stands in', () =>
    expect(estimateTimes([slide('', 20), slide()], 150)).toEqual([
      { startTime: 0, endTime: 20 },
      { startTime: 20, endTime: 50 },
    ]))
})
