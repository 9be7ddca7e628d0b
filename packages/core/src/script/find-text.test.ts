import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findText, replaceText } from './find-text.ts'

const search = (words: string, over = {}) => ({ words, matchesCase: false, wholeWords: false, ...over })
const found = (text: string, ...of: Parameters<typeof search>) =>
  findText(text, search(...of)).map(({ start, end }) => text.slice(start, end))

describe('S35 words are found', () => {
  it('in any case, unless the case counts', () => {
    expect(found('Harbour, harbour', 'harbour')).toEqual(['Harbour', 'harbour'])
    expect(found('Harbour, harbour', 'harbour', { matchesCase: true })).toEqual(['harbour'])
    expect(found('ÉTÉ été', 'été')).toEqual(['ÉTÉ', 'été'])
  })
  it('whole, where that is wanted', () => {
    expect(found('sea seaside', 'sea', { wholeWords: true })).toEqual(['sea'])
    expect(found('(sea) sea-side sea', 'sea', { wholeWords: true })).toHaveLength(3)
    expect(found('naïve naïveté', 'naïve', { wholeWords: true })).toEqual(['naïve'])
  })
  it('as they are written: no sign of theirs means anything', () =>
    expect(found('a.b axb [pause 1s]', 'a.b')).toEqual(['a.b']))
  it('nothing is found for nothing', () => expect(found('text', '')).toEqual([]))
})

describe('S35 words are replaced', () => {
  it('by what is typed, to the letter', () =>
    expect(replaceText('cost cost', search('cost'), '$1 $&')).toBe('$1 $& $1 $&'))
  it('whatever the words are, as many are there afterwards', () =>
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (text, words) => {
        const count = findText(text, search(words, { matchesCase: true })).length
        const replaced = replaceText(text, search(words, { matchesCase: true }), '\u0001')
        expect(replaced.split('\u0001').length - 1).toBe(count + text.split('\u0001').length - 1)
      }),
    ))
})
