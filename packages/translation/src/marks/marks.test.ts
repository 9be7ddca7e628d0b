import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Segment } from '../translator.ts'
import { escapeXml, unescapeXml } from './escape-xml.ts'
import { fromRuns, runsOf } from './runs.ts'
import { tagMarks } from './tag-marks.ts'
import { tokenMarks } from './token-marks.ts'
import { unusedLabel } from './unused-label.ts'

const [pause, term] = [
  { id: 1, text: '' },
  { id: 2, text: 'A & <B>' },
]
const segment: Segment = ['One < two ', pause, ' and ', term, '.']
const xml = tagMarks({ name: 'x', attributes: '', selfClosing: true }, 'm0')
const tokens = tokenMarks('m0')

describe('marks', () => {
  it('as tags come back, and nothing is left of broken ones', () => {
    const written = 'One &lt; two <x id="m0-1"/> and <x id="m0-2">A &amp; &lt;B&gt;</x>.'
    expect(xml.write(segment)).toBe(written)
    expect(xml.read(written, segment)).toEqual(segment)
    expect(xml.read('Uno <x id="m0-1"></x> y <x  id="m0-2">A</x >', segment)).toEqual([
      'Uno ',
      pause,
      ' y ',
      term,
    ])
    expect(xml.read('Uno <x id="m0-2"> y </x> </x><x id="m0-', segment)).toEqual([
      'Uno ',
      term,
      ' <x id="m0-',
    ])
    expect(xml.read('Uno <x id="m0-1"> y </b>', segment)).toEqual(['Uno  y </b>'])
  })

  it('as tokens come back, and nothing is left of broken ones', () => {
    expect(tokens.write(segment)).toBe('One < two ⟦m0-1⟧ and ⟦m0-2⟧.')
    expect(tokens.read('⟦ M0-2 ⟧ y ⟦m0-1⟧ ⟦m0-2 z', segment)).toEqual([term, ' y ', pause, ' z'])
  })

  it('as runs stand between texts, with the blanks that they had', () => {
    expect(runsOf(segment)).toEqual(['One < two ', ' and A & <B>.'])
    expect(fromRuns(segment, ['Uno < dos', 'y A & <B>.'])).toEqual(['Uno < dos ', pause, ' y A & <B>.'])
    expect(fromRuns([pause, ' ', pause], ['', ' ', ''])).toEqual(['', pause, ' ', pause, ''])
  })

  it('have a label that no text has', () => {
    expect(unusedLabel(['one', 'two'])).toBe('m0')
    expect(unusedLabel(['m0', 'm1-m2'])).toBe('m3')
  })

  it('escape any text and unescape it again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => unescapeXml(escapeXml(text)) === text),
    )
    expect(unescapeXml('&#39;&#x2019;&quot;&apos;&#0;&#x110000;&nbsp;')).toBe("'’\"'&#0;&#x110000;&nbsp;")
  })
})
