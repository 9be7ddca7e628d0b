import { describe, expect, it } from 'vitest'
import { joinTranslated } from './join-translated.ts'

const pause = { pause: '[pause 1s]' }

describe('translated sentences', () => {
  it.each([
    ['es', [[], [' '], []], ['Uno.', 'Dos.'], 'Uno. Dos.'],
    ['es', [[], [], []], ['Uno.', 'Dos.'], 'Uno. Dos.'],
    ['es', [[], [pause], [pause]], ['Uno.', 'Dos.'], 'Uno. [pause 1s] Dos.[pause 1s]'],
    ['es', [[], ['  \n '], []], ['Uno.', 'Dos.'], 'Uno.  \n Dos.'],
    ['es', [[' '], [' — ', pause, ' '], []], ['uno', 'dos'], ' uno\n — [pause 1s] dos'],
    ['zh-Hans', [[], [' '], []], ['一。', '二。'], '一。二。'],
    ['th', [[], [' ', pause, ' '], []], ['หนึ่ง', 'สอง'], 'หนึ่ง\n[pause 1s] สอง'],
    ['es', [['—', pause]], [], '—[pause 1s]'],
    ['es', [[], [' '], [pause]], ['[Uno|u-no].', 'C:\\'], '[Uno|u-no]. C:\\ [pause 1s]'],
  ])('in %s with %j between them: %j', (language, gaps, sentences, script) =>
    expect(joinTranslated(gaps, sentences, language)).toBe(script),
  )
})
