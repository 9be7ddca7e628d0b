import { describe, expect, it } from 'vitest'
import { countWords, spokenSeconds } from './words.ts'

describe('words as a listener counts them', () => {
  it.each([
    ['', 0],
    ['  \n\t ', 0],
    ['Hello, world!', 2],
    ['state-of-the-art', 4],
    ['3.5 metres', 2],
    ["It doesn't rain.", 3],
    ['… — !', 0],
    ['naïve café', 2],
  ])('S30 %j has %i', (text, words) => expect(countWords(text)).toBe(words))

  it('S30 finds words where a script writes none apart, as Thai does', () =>
    expect(countWords('สวัสดีครับ')).toBeGreaterThan(1))
})

describe('seconds that words take', () => {
  it('S29 150 words at 150 words per minute take a minute', () => expect(spokenSeconds(150, 150)).toBe(60))
  it('nothing takes no time', () => expect(spokenSeconds(0, 80)).toBe(0))
})
