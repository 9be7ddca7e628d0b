import { describe, expect, it } from 'vitest'
import { chooseCaptions, shownCaptions } from './captions-choice.ts'

const available = ['en', 'th', 'ar']

describe('the choice of captions', () => {
  it('U4 follows the spoken language when it was the one chosen, and else stays', () => {
    const following = chooseCaptions('en', 'en')
    expect(shownCaptions(following, 'en', available)).toBe('en')
    expect(shownCaptions(following, 'th', available)).toBe('th')
    const fixed = chooseCaptions('ar', 'en')
    expect(shownCaptions(fixed, 'th', available)).toBe('ar')
  })
  it('U4 off is off in every language', () => {
    expect(shownCaptions(chooseCaptions(null, 'en'), 'th', available)).toBeNull()
  })
  it('a language that the video lacks is the spoken one, and without captions of that there are none', () => {
    expect(shownCaptions({ language: 'ja' }, 'th', available)).toBe('th')
    expect(shownCaptions('follow', 'ja', available)).toBeNull()
    expect(shownCaptions('follow', 'en', [])).toBeNull()
  })
})
