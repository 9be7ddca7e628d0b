import { describe, expect, it } from 'vitest'
import { speakableText } from './speakable-text.ts'
import { NothingToSay } from './speech-errors.ts'

describe('speakable text', () => {
  it.each([
    ['<speak>Hello <break time="9s"/> there</speak>', 'Hello there'],
    ['a < b and c > d', 'a < b and c > d'],
    ['[[h@l@U]] there', 'h@l@U there'],
    ['Good 👍🏽 morning 🇹🇭', 'Good morning'],
    ['one\u0000two\u0007three\r\nfour', 'one two three four'],
    ['soft\u00ADhyphen \u202Eright to left\u202C', 'softhyphen right to left'],
    ['lone \uD800 half', 'lone half'],
    ['Hello สวัสดีครับ world', 'Hello world'],
    ['Привет, café, Ωmega', 'Привет, café, Ωmega'],
    ['Step 1\uFE0F\u20E3: 50 % off', 'Step 1: 50 % off'],
  ])('%j is said as %j', (text, spoken) => {
    expect(speakableText(text, 'en-GB')).toBe(spoken)
  })

  it.each(['', '  ', '🎉🎉', '...!?', '\u0001\u0002', 'สวัสดีครับ', '你好', '<br/>'])(
    '%j says nothing',
    (text) => {
      expect(() => speakableText(text, 'en')).toThrow(NothingToSay)
    },
  )

  it('leaves its own alphabet to a voice of another language', () => {
    expect(speakableText('สวัสดีครับ', 'th')).toBe('สวัสดีครับ')
  })
})
