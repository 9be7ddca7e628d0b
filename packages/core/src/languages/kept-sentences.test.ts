import { describe, expect, it } from 'vitest'
import { keptSentences } from './kept-sentences.ts'

const kept = (before: string, now: string, translation: string, to = 'es') =>
  keptSentences({ before, now, translation, from: 'en', to })

describe('what stays of a translation', () => {
  it('is every sentence that did not change, and the texts between two that stay together', () =>
    expect(kept('One. Two. Three.', 'One. Two. New. Three.', 'Uno.  ¡Dos! Tres.\n')).toEqual({
      known: ['Uno.', '¡Dos!', null, 'Tres.'],
      gaps: ['', '  ', null, null, '\n'],
    }))

  it('is nothing of a changed sentence, and all but one of a deleted one', () => {
    expect(kept('One. Two.', 'One. Too.', 'Uno. Dos.')?.known).toEqual(['Uno.', null])
    expect(kept('One. Two. Three.', 'One. Three.', 'Uno. Dos. Tres.')).toEqual({
      known: ['Uno.', 'Tres.'],
      gaps: ['', null, ''],
    })
  })

  it('keeps the markup of a translation as it is written, and takes a pause that the source got', () => {
    expect(
      kept('The [house|HOWSE] is red.', 'The house is red. Yes.', 'La [casa|KA-sa][pause 1s] es roja.'),
    ).toEqual({ known: ['La [casa|KA-sa][pause 1s] es roja.', null], gaps: ['', null, null] })
    expect(kept('One. Two.', 'One. [pause 1s] Two.', 'Uno. Dos.')).toEqual({
      known: ['Uno.', 'Dos.'],
      gaps: ['', null, ''],
    })
    expect(kept('One. [pause 1s] Two.', 'One. [pause 1s] Two. Three.', 'Uno. [pause 2s] Dos.')?.gaps).toEqual(
      ['', ' [pause 2s] ', null, null],
    )
  })

  it('works where no blank parts sentences', () =>
    expect(kept('One is here. Two.', 'One is here. Three.', '一つです。二つです。', 'ja')?.known).toEqual([
      '一つです。',
      null,
    ]))

  it('is unknown when the sentences do not correspond, or none stayed', () => {
    expect(kept('One. Two.', 'One. Two. Three.', 'Uno y dos.')).toBeNull()
    expect(kept('One.', 'Two.', 'Uno.')).toBeNull()
    expect(kept('', 'One.', '')).toBeNull()
  })
})
