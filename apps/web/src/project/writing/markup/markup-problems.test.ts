import { describe, expect, it } from 'vitest'
import { marksOf } from './marks-of.ts'
import { mendedMarkup, problemsIn, shownProblems, writtenAt } from './markup-problems.ts'

const faultsIn = (text: string) => problemsIn(marksOf(text))

describe('problems of malformed markup', () => {
  const text = 'One [pause soon] two [pause 1s'
  const faults = faultsIn(text)
  const [closed, open] = [text.indexOf('['), text.lastIndexOf('[')]

  it('J6 nothing while the cursor is in the bracket', () => {
    expect(writtenAt(faults, closed + 3)).toBe(closed)
    expect(shownProblems(faults, closed, [])).toEqual([open])
  })
  it('J6 all of it once the cursor has left: behind the bracket, or past what was meant', () => {
    expect(writtenAt(faults, closed + '[pause soon]'.length)).toBeNull()
    expect(writtenAt(faults, text.length)).toBe(open)
    expect(writtenAt(faultsIn(`${text} and`), text.length + 4)).toBeNull()
    expect(shownProblems(faults, null, [])).toEqual([closed, open])
  })
  it('J6 stay shown while it is being mended', () =>
    expect(shownProblems(faults, closed, [closed])).toEqual([closed, open]))
})

describe('how it should look', () => {
  it.each([
    ['[pause soon]', '[pause 1s]'],
    ['[pause 60s]', '[pause 10s]'],
    ['[pause 60000 ms]', '[pause 10s]'],
    ['[pause 5ms]', '[pause 50ms]'],
    ['[pause 0s]', '[pause 50ms]'],
    ['[Voxdeck|]', '[Voxdeck|…]'],
    ['[a|b|c]', '[a|b]'],
    ['[pause 2s', '[pause 2s]'],
    ['[pause', '[pause 1s]'],
    ['[Voxdeck|VOX deck', '[Voxdeck|VOX deck]'],
  ])('J6 %s: %s', (source, mended) => expect(faultsIn(source).map(mendedMarkup)).toEqual([mended]))
})
