import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entriesWithin } from './lexicon.ts'
import { readScript, writtenText } from './read-script.ts'

const entry = (term: string) => ({ term, say: `<${term}>` })

describe('the entries of a lexicon that a text needs', () => {
  it('J7 are those whose terms it has, however they are written', () =>
    expect(
      entriesWithin('The voxdeck  of\nNew   York', [
        entry('Voxdeck'),
        entry('new york'),
        entry('harbour'),
      ]).map(({ term }) => term),
    ).toEqual(['Voxdeck', 'new york']))

  it('J7 say of any script what all of them say', () => {
    const terms = ['New York', 'New York City', 'York', 'deck', 'ท่าเรือ', 'C++', 'ΣΑΣ']
    const lexicon = terms.map(entry)
    const parts = [...terms, 'new york', 'Σας', '[York|YORK]', '[pause 1s]', ' ', '\n', '. ', 'the', 'ของ']
    const anyScript = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(anyScript, (script) => {
        const few = entriesWithin(writtenText(script), lexicon)
        expect(readScript(script, { language: 'en', lexicon: few })).toEqual(
          readScript(script, { language: 'en', lexicon }),
        )
      }),
      { numRuns: 150 },
    )
  })
})
