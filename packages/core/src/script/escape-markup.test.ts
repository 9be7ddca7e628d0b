import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeMarkup } from './escape-markup.ts'
import { parseScript } from './script-parts.ts'

const piece = fc.constantFrom('[', ']', '\\', '|', 'pause', ' 1s', ' ', '\n', 'sic', 'é', '💡')
const anyText = fc.oneof(
  fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
)

describe('a text written as a script', () => {
  it.each([
    ['see [sic] there', 'see [sic] there'],
    ['[pause 1s]', '\\[pause 1s]'],
    ['[a|b] and [open', '\\[a|b] and \\[open'],
    ['C:\\[a] \\]', 'C:\\\\[a] \\\\]'],
  ])('%j is %j', (text, script) => expect(escapeMarkup(text)).toBe(script))

  it('reads as the text, and holds no markup whatever stands beside it', () =>
    fc.assert(
      fc.property(anyText, anyText, (text, other) => {
        const parts = parseScript(`${escapeMarkup(text)} ${escapeMarkup(other)}`)
        expect(parts.map(({ written }) => written).join('')).toBe(`${text} ${other}`)
        expect(parts.filter(({ kind }) => kind !== 'text')).toEqual([])
      }),
      { numRuns: 2000 },
    ))
})
