import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alignWords, editCosts } from './align-words.ts'

const align = (words: string, others: string) => alignWords(words.split(' '), others.split(' '))

describe('words and what was heard of them', () => {
  it('find each other past words that were dropped, added and changed', () => {
    expect(align('a b c', 'a b c')).toEqual([0, 1, 2])
    expect(align('a b c', 'a c')).toEqual([0, null, 1])
    expect(align('a b c', 'x a b y c')).toEqual([1, 2, 4])
    expect(align('a b c', 'a x c')).toEqual([0, 1, 2])
    expect(alignWords(['a'], [])).toEqual([null])
    expect(alignWords([], ['a'])).toEqual([])
  })

  it('are paired in order, and so that the fewest have to be changed', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })
    fc.assert(
      fc.property(words, words, (some, others) => {
        const places = alignWords(some, others)
        expect(places).toHaveLength(some.length)
        const paired = places.filter((place) => place !== null)
        expect(paired).toEqual([...new Set(paired)].toSorted((a, b) => a - b))
        const changed = places.filter((place, index) => place !== null && others[place] !== some[index])
        const dropped = some.length - paired.length
        const added = others.length - paired.length
        expect(changed.length + dropped + added).toBe(editCosts(some, others).at(-1)?.at(-1))
      }),
    )
  })
})
