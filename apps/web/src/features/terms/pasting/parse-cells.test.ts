import { describe, expect, it } from 'vitest'
import { isTable, parseCells } from './parse-cells.ts'
import { pastedGlossary, pastedLexicon } from './pasted-terms.ts'

describe('pasted terms', () => {
  it('J7 J8 are lines of cells, apart by tabs, or else by commas; empty lines are none', () => {
    expect(parseCells('Voxdeck\tVOX deck\r\nSQL, fast\tsequel\r\n\r\n')).toEqual([
      ['Voxdeck', 'VOX deck'],
      ['SQL, fast', 'sequel'],
    ])
    expect(parseCells('Voxdeck, VOX deck\n , \nSQL,sequel')).toEqual([
      ['Voxdeck', 'VOX deck'],
      ['SQL', 'sequel'],
    ])
  })
  it('J7 J8 keep commas, quotes and lines inside of quotes', () =>
    expect(parseCells('"Smith, Jones","Smith and ""Jones"""\n"two\nlines", "x"')).toEqual([
      ['Smith, Jones', 'Smith and "Jones"'],
      ['two lines', 'x'],
    ]))
  it('J7 J8 keep quotes that belong to the words, and one that nobody closed', () =>
    expect(parseCells('"Big" data,big\n"never,closed\nlast,one')).toEqual([
      ['"Big" data', 'big'],
      ['"never', 'closed'],
      ['last', 'one'],
    ]))
  it('J7 J8 are several lines or cells: one line of words is just pasted', () => {
    expect(['Hello, world', ' one line\n'].map(isTable)).toEqual([false, false])
    expect(['a\nb', 'a\tb', 'a\rb'].map(isTable)).toEqual([true, true, true])
  })
  it('J7 are a term and how it is said, commas and all', () =>
    expect(pastedLexicon('Hi,"how, d"\nBye,by,e\nAlone', 'es')).toEqual([
      { language: 'es', term: 'Hi', say: 'how, d' },
      { language: 'es', term: 'Bye', say: 'by, e' },
      { language: 'es', term: 'Alone', say: '' },
    ]))
  it('J8 are a term and its translations in the order of the project, or as the first line names them', () => {
    const slide = { term: 'slide', keep: false, translations: { es: 'diapositiva', ca: 'diapositiva' } }
    expect(pastedGlossary('slide\tdiapositiva\tdiapositiva\nport', ['es', 'ca'])).toEqual([
      slide,
      { term: 'port', keep: false, translations: {} },
    ])
    expect(pastedGlossary('Term\tcatalan\tEspañol\nport\tport\tpuerto', ['es', 'ca'])).toEqual([
      { term: 'port', keep: false, translations: { ca: 'port', es: 'puerto' } },
    ])
    expect(pastedGlossary('a\tb', [])).toEqual([{ term: 'a', keep: false, translations: {} }])
  })
})
