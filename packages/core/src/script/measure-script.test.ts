import { describe, expect, it } from 'vitest'
import { measureScript } from './measure-script.ts'
import { scriptSeconds } from './words.ts'

describe('how long a script takes', () => {
  it('J4 counts the words that are written, and the pauses beside them', () => {
    expect(measureScript('Meet [Voxdeck|VOX deck]. [pause 800ms] It is here. [pause 2s]', 'en')).toEqual({
      words: 5,
      beats: 5,
      pauseMs: 2800,
    })
    expect(measureScript('See [product name], [sic] and \\[pause 1s].', 'en')).toEqual({
      words: 7,
      beats: 7,
      pauseMs: 0,
    })
  })
  it('J4 counts nothing for malformed markup but its words', () =>
    expect(measureScript('One [pause soon] two [three|] four [pause 1s', 'en')).toEqual({
      words: 5,
      beats: 5,
      pauseMs: 0,
    }))
  it('J4 S29 is words by the speed, and the pauses', () => {
    expect(scriptSeconds({ beats: 5, pauseMs: 0 }, 150)).toBe(2)
    expect(scriptSeconds({ beats: 5, pauseMs: 2800 }, 150)).toBe(4.8)
  })
  it('J4 a script that only pauses says nothing', () =>
    expect(scriptSeconds(measureScript('[pause 2s]', 'en'), 150)).toBe(0))
})
