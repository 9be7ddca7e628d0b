import { describe, expect, it } from 'vitest'
import { createGlossary, untranslatedTerms } from './glossary.ts'

const glossary = createGlossary(
  [
    { term: 'slide', translations: { es: 'diapositiva' } },
    { term: 'slide master', translations: { es: 'patrón' } },
    { term: ' Voxdeck ', doNotTranslate: true },
    { term: 'deck', translations: { fr: 'jeu' } },
    { term: '', doNotTranslate: true },
    { term: 'empty', translations: { es: ' ' } },
  ],
  'es',
)
const found = (text: string) =>
  glossary.find(text).map((piece) => (typeof piece === 'string' ? piece : [piece.found, piece.expected]))

describe('a glossary', () => {
  it('finds whole terms, longer ones first, as sentences write them', () => {
    expect(found('Slide masters, slide  master and slides. VOXDECK empty deck')).toEqual([
      ['Slide', 'Diapositiva'],
      ' masters, ',
      ['slide  master', 'patrón'],
      ' and slides. ',
      ['VOXDECK', 'VOXDECK'],
      ' empty deck',
    ])
    expect(found('ใช้Voxdeckได้')).toEqual(['ใช้', ['Voxdeck', 'Voxdeck'], 'ได้'])
  })

  it('has only terms of its language for those who take them', () =>
    expect(glossary.terms).toEqual([
      { term: 'slide', translation: 'diapositiva' },
      { term: 'slide master', translation: 'patrón' },
    ]))

  it('tells what is missing, as often as it is', () => {
    const expected = glossary.find('slide slide Voxdeck').filter((piece) => typeof piece !== 'string')
    const missed = (text: string) => untranslatedTerms(expected, text).map(({ term }) => term)
    expect(missed('una diapositiva, otra Diapositiva y Voxdeck')).toEqual([])
    expect(missed('una diapositiva y Voxdecks')).toEqual(['slide', 'Voxdeck'])
    expect(untranslatedTerms([], 'nada')).toEqual([])
  })
})
