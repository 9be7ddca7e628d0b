import { describe, expect, it } from 'vitest'
import { estimateTimes } from './estimate-times.ts'

const slide = (script = '', manualSeconds: number | null = null) => ({ script, manualSeconds })
const words = (count: number) => Array(count).fill('word').join(' ')

describe('when slides will be on screen, as far as the words can tell', () => {
  it('0 to 10 for every slide while nothing is known', () =>
    expect(estimateTimes([slide(), slide(' \n')], 150)).toEqual([
      { startTime: 0, endTime: 10 },
      { startTime: 0, endTime: 10 },
    ]))

  it('nothing for no slides', () => expect(estimateTimes([], 150)).toEqual([]))

  it('slides touch: words at the speaking speed, then the pause', () =>
    expect(estimateTimes([slide(words(25)), slide(words(50))], 150)).toEqual([
      { startTime: 0, endTime: 12 },
      { startTime: 12, endTime: 34 },
    ]))

  it('a slide without words lasts 7 seconds among others that speak', () =>
    expect(estimateTimes([slide(words(25)), slide()], 150)[1]).toEqual({ startTime: 12, endTime: 19 }))

  it('a manual length counts when it is longer', () => {
    expect(estimateTimes([slide(words(25), 30)], 150)).toEqual([{ startTime: 0, endTime: 30 }])
    expect(estimateTimes([slide(words(25), 5)], 150)).toEqual([{ startTime: 0, endTime: 12 }])
  })

  it('a manual length alone makes the times known', () =>
    expect(estimateTimes([slide('', 20), slide()], 150)).toEqual([
      { startTime: 0, endTime: 20 },
      { startTime: 20, endTime: 27 },
    ]))
})
