import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitLongText, splitPhrases } from './phrases.ts'

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '')

describe('phrases', () => {
  it('break at a comma first, then before a joining word', () => {
    const sentence = 'Add warm water slowly while you stir, and leave the dough in a warm place.'
    expect(splitPhrases(sentence, 2)).toEqual([
      'Add warm water slowly while you stir,',
      'and leave the dough in a warm place.',
    ])
    expect(splitPhrases(sentence, 3)[0]).toBe('Add warm water slowly')
  })

  it('never leave one word alone without a comma', () => {
    expect(splitPhrases('Stay in bed.', 5)).toEqual(['Stay in bed.'])
  })

  it('are fewer than asked for where nobody would breathe', () => {
    expect(splitPhrases('Small improvements matter most.', 4)).toHaveLength(1)
  })

  it('lose no word and change no order', () => {
    const word = fc.constantFrom('and', 'the', 'machine,', 'to', '(or', 'not)', '—', 'which', 'a;')
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.nat(12), (words, count) => {
        expect(wordsOf(splitPhrases(words.join(' '), count).join(' '))).toEqual(words)
      }),
    )
  })
})

describe('long text', () => {
  it('comes in pieces of at most the length asked for, all of it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2000 }), fc.integer({ min: 10, max: 300 }), (text, longest) => {
        const pieces = splitLongText(text, longest)
        for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(longest)
        expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      }),
    )
  })

  it('is cut anywhere when it has no words', () => {
    expect(splitLongText('x'.repeat(1000), 300).map((piece) => piece.length)).toEqual([250, 250, 250, 250])
  })
})
