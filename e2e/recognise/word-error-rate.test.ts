import { describe, expect, it } from 'vitest'
import { wordErrorRate } from './word-error-rate.ts'

describe('word error rate', () => {
  it('is nothing for the same words in other clothes', () => {
    expect(
      wordErrorRate(
        "It's a well-known fact: 3 of 42 say so!",
        'its a well known fact three of forty-two say so',
      ),
    ).toBe(0)
  })

  it('hears numbers as words', () => {
    expect(
      wordErrorRate(
        'Sales rose 12% to 1,250 units, or 3.5 each',
        'sales rose twelve per cent to one thousand two hundred fifty units or three point five each',
      ),
    ).toBe(0)
  })

  it('counts a changed, a dropped and an added word alike', () => {
    expect(wordErrorRate('one two three four', 'one two tree four')).toBe(0.25)
    expect(wordErrorRate('one two three four', 'one two four')).toBe(0.25)
    expect(wordErrorRate('one two three four', 'one two three and four')).toBe(0.25)
  })

  it('is one when nothing was heard, and for words out of silence', () => {
    expect(wordErrorRate('one two', '')).toBe(1)
    expect(wordErrorRate('', 'ghost')).toBe(1)
    expect(wordErrorRate('', '')).toBe(0)
  })

  it('may pass one', () => {
    expect(wordErrorRate('one', 'a b c')).toBe(3)
  })
})
