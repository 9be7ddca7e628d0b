import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOutScript, printPieces } from './script-pieces.ts'

const pause = (source: string) => ({ pause: source })

describe('a script in pieces', () => {
  it('has pauses in sentences and between them', () =>
    expect(layOutScript('[pause 1s] One[pause 50ms] two.[pause 2s] [A|a] b[pause 3s]', 'en')).toEqual({
      gaps: [[pause('[pause 1s]'), ' '], [pause('[pause 2s]'), ' '], [pause('[pause 3s]')]],
      sentences: [['One', pause('[pause 50ms]'), ' two.'], ['A b']],
    }))

  it('is printed with its pauses, whatever its text says', () => {
    expect(printPieces(['C:\\', pause('[pause 1s]'), '[pause 2s]'])).toBe('C:\\ [pause 1s]\\[pause 2s]')
    expect(printPieces(['[', 'a|b]'])).toBe('\\[a|b]')
  })

  it('comes back whole', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('One', ' ', '. ', '\n', '[pause 1s]', '—', '\\[a|b]', '[sic]'), {
          maxLength: 30,
        }),
        (words) => {
          const script = words.join('')
          const { gaps, sentences } = layOutScript(script, 'en')
          const pieces = gaps.flatMap((gap, index) => [...gap, ...(sentences[index] ?? [])])
          expect(printPieces(pieces)).toBe(script)
        },
      ),
    ))
})
