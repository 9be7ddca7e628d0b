import { describe, expect, it } from 'vitest'
import { findMarks, noMarks } from './translation-marks.ts'

const marks = (
  source: string,
  script: string,
  language = 'es',
  glossary: Parameters<typeof findMarks>[1] = [],
) => findMarks({ source, script, language }, glossary)

describe('what looks wrong in a translation', () => {
  it.each([
    ['In 1997 there were 3,000.', 'En 1997 había 3.000.', 'es', []],
    ['In 1997.', 'En 1979.', 'es', ['1997', '1979']],
    ['1.5 metres', '1,5 metros', 'es', []],
    ['3 and 3', '3', 'es', ['3']],
    ['12 ships', '١٢ سفينة', 'ar', []],
    ['25 ships', 'เรือ ๒๕ ลำ', 'th', []],
    ['25 ships', 'เรือ ๒๖ ลำ', 'th', ['25', '๒๖']],
    ['[pause 800ms] No number.', 'Ninguno. [pause 2s]', 'es', []],
  ])('O13 numbers of %j in %j', (source, script, language, expected) =>
    expect(marks(source, script, language).numbers).toEqual(expected),
  )

  it.each([
    ['The harbour is quiet.', 'El harbour está tranquilo.', 'es', ['harbour']],
    ['The harbour is quiet.', 'El puerto está tranquilo.', 'es', []],
    ['Meet Lisbon, the port.', 'Mira Lisbon, the puerto.', 'es', []],
    ['Look at the port.', 'ดูที่ท่าเรือ the port', 'th', ['the', 'port']],
    ['A word, word.', 'Una word, word.', 'es', ['word']],
  ])('O13 words left as in %j in %j', (source, script, language, expected) =>
    expect(marks(source, script, language).leftWords).toEqual(expected),
  )

  it('O13 a term that is kept, or that has the same translation, is not left', () => {
    const glossary = [
      { term: 'voxdeck', keep: true, translations: {} },
      { term: 'software', keep: false, translations: { es: 'software' } },
    ]
    expect(marks('voxdeck is software', 'voxdeck es software', 'es', glossary)).toEqual(noMarks)
  })

  it.each([
    ['Each wall.', '#cada muro', ['#cada']],
    ['A lamp, then.', 'Una linterna , pues.', ['linterna ,']],
    ['Use the #tag.', 'Usa el #tag.', []],
    ['One.', 'Uno*.', ['Uno*.']],
    ['1 .5', '1 .5', []],
  ])('O13 signs that %j does not have in %j', (source, script, expected) =>
    expect(marks(source, script).symbols).toEqual(expected),
  )

  it('O13 nothing of an empty one', () => expect(marks('In 1997.', '')).toEqual(noMarks))
})
