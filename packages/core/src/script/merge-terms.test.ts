import { describe, expect, it } from 'vitest'
import { mergeTerms } from './merge-terms.ts'
import { glossaryTerms, lexiconTerms } from './terms.ts'

const said = (term: string, say: string) => ({ language: 'en', term, say })
const term = (name: string, translations: Record<string, string>, keep = false) => ({
  term: name,
  keep,
  translations,
})

describe('two lexicons made from one', () => {
  const base = [said('SQL', 'sequel'), said('GIF', 'gif')]

  it('keep what each added and changed', () => {
    const theirs = [said('PNG', 'ping'), said('SQL', 'ess queue ell'), said('GIF', 'gif')]
    const mine = [said('JPEG', 'jay peg'), said('SQL', 'sequel'), said('gif', 'jif')]
    expect(mergeTerms(lexiconTerms, { base, theirs, mine })).toEqual({
      merged: [
        said('PNG', 'ping'),
        said('JPEG', 'jay peg'),
        said('SQL', 'ess queue ell'),
        said('gif', 'jif'),
      ],
      conflicts: [],
    })
  })

  it('lose what one removed, unless the other changed it', () => {
    const removed = [said('GIF', 'gif')]
    expect(mergeTerms(lexiconTerms, { base, theirs: removed, mine: base }).merged).toEqual(removed)
    expect(mergeTerms(lexiconTerms, { base, theirs: base, mine: removed }).merged).toEqual(removed)
    const changed = [said('SQL', 'ess queue ell'), said('GIF', 'gif')]
    expect(mergeTerms(lexiconTerms, { base, theirs: removed, mine: changed }).merged).toEqual(changed)
    expect(mergeTerms(lexiconTerms, { base, theirs: changed, mine: removed }).merged).toEqual(changed)
  })

  it('are in conflict where both changed the same word in another way', () => {
    const theirs = [said('SQL', 'ess queue ell')]
    const mine = [said('SQL', 'squeal')]
    expect(mergeTerms(lexiconTerms, { base, theirs, mine })).toEqual({
      merged: mine,
      conflicts: [
        { identity: 'en/sql', name: 'say', base: 'sequel', theirs: 'ess queue ell', mine: 'squeal' },
      ],
    })
    expect(mergeTerms(lexiconTerms, { base, theirs, mine: theirs }).conflicts).toEqual([])
  })

  it('are in conflict where both added the same word in another way', () => {
    const conflicts = [{ identity: 'en/png', name: 'say', base: '', theirs: 'ping', mine: 'pee en gee' }]
    const lists = { base: [], theirs: [said('PNG', 'ping')], mine: [said('png', 'pee en gee')] }
    expect(mergeTerms(lexiconTerms, lists).conflicts).toEqual(conflicts)
  })
})

describe('two glossaries made from one', () => {
  it('merge the languages of a term', () => {
    const base = [term('deck', { es: 'mazo', fr: 'jeu' })]
    const theirs = [term('deck', { es: 'baraja', fr: 'jeu', de: 'Stapel' })]
    const mine = [term('deck', { es: 'mazo' }, true)]
    expect(mergeTerms(glossaryTerms, { base, theirs, mine })).toEqual({
      merged: [term('deck', { es: 'baraja', de: 'Stapel' }, true)],
      conflicts: [],
    })
  })

  it('are in conflict in one language alone', () => {
    const base = [term('deck', { es: 'mazo' })]
    const theirs = [term('deck', { es: 'baraja', fr: 'jeu' })]
    const mine = [term('deck', { es: 'cubierta' })]
    const { merged, conflicts } = mergeTerms(glossaryTerms, { base, theirs, mine })
    expect(merged).toEqual([term('deck', { es: 'cubierta', fr: 'jeu' })])
    expect(conflicts).toEqual([
      { identity: 'deck', name: 'es', base: 'mazo', theirs: 'baraja', mine: 'cubierta' },
    ])
  })
})
