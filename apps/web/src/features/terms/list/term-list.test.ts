import { savedGlossarySchema } from '@voxdeck/contracts/languages/glossary'
import { savedLexiconSchema } from '@voxdeck/contracts/languages/lexicon'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LexiconEntry } from '@/project/queries/lexicon-entry.ts'
import { glossaryKind } from '../glossary/glossary-kind.ts'
import { lexiconKind as lexiconKindIn } from '../lexicon/lexicon-kind.ts'
import {
  addEntries,
  addingKey,
  beginList,
  changeEntry,
  chooseText,
  entriesOf,
  isChanged,
  mergeList,
  newEntries,
  problemsOf,
  removeEntry,
} from './term-list.ts'

const lexiconKind = lexiconKindIn('en')
const say = (term: string, said = 'x', language = 'en'): LexiconEntry => ({ language, term, say: said })
const lexicon = (...entries: LexiconEntry[]) => beginList(lexiconKind, entries)
const problems = (list: ReturnType<typeof lexicon>) => [...problemsOf(lexiconKind, list).entries()]

describe('a list of terms while it is edited', () => {
  it('J7 tells a term that is there twice in one language, however it is written', () => {
    expect(problems(lexicon(say('New  York'), say('new york '), say('new york', 'x', 'es')))).toEqual([
      [1, { term: 'twice' }],
      [2, { term: 'twice' }],
    ])
    expect(problems(lexicon(say('a'), say('b')))).toEqual([])
  })
  it('J7 tells empty and long fields, also of the row that is being added', () => {
    const list = changeEntry(lexicon(say('a', ' '), say('b', 'x'.repeat(201))), addingKey, say(' ', 'said'))
    expect(problems(list)).toEqual([
      [addingKey, { term: 'empty' }],
      [1, { say: 'empty' }],
      [2, { say: 'long' }],
    ])
  })
  it('J8 tells a translation that is too long at its language; empty ones are none', () => {
    const translations = { es: 'x'.repeat(201), ca: ' ' }
    const list = beginList(glossaryKind, [{ term: 'slide', keep: false, translations }])
    expect([...problemsOf(glossaryKind, list).values()]).toEqual([{ 'translation es': 'long' }])
    expect(
      entriesOf(glossaryKind, changeEntry(list, 1, { term: ' a ', keep: true, translations: { ca: ' ' } })),
    ).toEqual([{ term: 'a', keep: true, translations: {} }])
  })
  it('J7 J8 what it finds nothing wrong with is accepted by the server', () => {
    const word = fc.constantFrom(
      'a',
      'A ',
      'b  c',
      'B c',
      '',
      ' ',
      'ß',
      'İ',
      'ς',
      'Σ',
      'x'.repeat(200),
      'x'.repeat(201),
    )
    const entries = fc.array(fc.record({ language: fc.constantFrom('en', 'es'), term: word, say: word }), {
      maxLength: 4,
    })
    fc.assert(
      fc.property(entries, (all) => {
        const list = beginList(lexiconKind, all)
        const isFine = problemsOf(lexiconKind, list).size === 0
        const isTaken = savedLexiconSchema.safeParse(entriesOf(lexiconKind, list)).success
        const terms = all.map(({ term, say: es }) => ({ term, keep: false, translations: { es } }))
        const glossary = beginList(glossaryKind, terms)
        const isGlossaryFine = problemsOf(glossaryKind, glossary).size === 0
        const isGlossaryTaken = savedGlossarySchema.safeParse(entriesOf(glossaryKind, glossary)).success
        expect([!isFine || isTaken, !isGlossaryFine || isGlossaryTaken]).toEqual([true, true])
      }),
      { numRuns: 500 },
    )
  })
  it('J7 is changed by adding, writing and deleting, and not by blanks or by going back', () => {
    const list = lexicon(say('a'), say('b'))
    expect(isChanged(lexiconKind, list)).toBe(false)
    expect(isChanged(lexiconKind, changeEntry(list, 1, say('a ')))).toBe(false)
    expect(isChanged(lexiconKind, changeEntry(list, 1, say('c')))).toBe(true)
    expect(isChanged(lexiconKind, changeEntry(list, addingKey, say('c')))).toBe(true)
    const added = addEntries(list, [say('c')])
    expect(isChanged(lexiconKind, added)).toBe(true)
    expect(isChanged(lexiconKind, removeEntry(added, added.rows[0]?.key ?? 0))).toBe(false)
    // The database returns the languages in an order of its own.
    const translations = { 'pt-BR': 'b', es: 'a' }
    expect(isChanged(glossaryKind, beginList(glossaryKind, [{ term: 'a', keep: false, translations }]))).toBe(
      false,
    )
  })
  it('J7 rows keep their keys when what was saved is taken over', () => {
    const list = addEntries(lexicon(say('a'), say('b')), [say('c')])
    const after = beginList(lexiconKind, entriesOf(lexiconKind, list), list)
    expect(after.rows.map(({ key }) => key)).toEqual(list.rows.map(({ key }) => key))
  })
  it('J7 of terms that come together those are added that are new, as far as there is room', () => {
    const list = lexicon(say('a'))
    const coming = [say('a '), say('b'), say('b'), say('a', 'y'), say('c')]
    expect(newEntries(lexiconKind, list, coming, 3)).toEqual({ added: [say('b'), say('a', 'y')], leftOut: 1 })
  })
  it('S25 takes over what was saved elsewhere, and offers both where both changed the same', () => {
    const base = [say('SQL', 'sequel'), say('GIF', 'gif')]
    const mine = changeEntry(lexicon(...base), 1, say('SQL', 'squeal'))
    const theirs = [say('PNG', 'ping'), say('SQL', 'ess queue ell'), say('GIF', 'jif')]
    const merged = mergeList(lexiconKind, mine, { base, theirs })
    expect(merged.rows.map(({ entry }) => entry)).toEqual([
      say('PNG', 'ping'),
      say('SQL', 'squeal'),
      say('GIF', 'jif'),
    ])
    expect(merged.rows[1]).toMatchObject({ key: 1, theirs: { say: 'ess queue ell' } })
    expect(problems(merged)).toEqual([[1, { say: 'contested' }]])
    const kept = chooseText(lexiconKind, merged, 1, { name: 'say', isTheirs: false })
    expect(kept.rows[1]).toEqual({ key: 1, entry: say('SQL', 'squeal') })
    const taken = chooseText(lexiconKind, merged, 1, { name: 'say', isTheirs: true })
    expect(taken.rows[1]).toEqual({ key: 1, entry: say('SQL', 'ess queue ell') })
    expect(isChanged(lexiconKind, taken)).toBe(false)
  })
})
