import { describe, expect, it } from 'vitest'
import { marksOf } from './marks-of.ts'

const marked = (text: string) => marksOf(text).map(({ start, end, kind }) => [kind, text.slice(start, end)])

describe('marks', () => {
  it('J4 stand where the markup stands, and nowhere else', () => {
    expect(marked('Meet [Voxdeck|VOX deck]. [pause 1s] See [product name] [sic] \\[a|b].')).toEqual([
      ['said', '[Voxdeck|VOX deck]'],
      ['pause', '[pause 1s]'],
    ])
    expect(marked('ยินดี [pause 2s] ต้อนรับ')).toEqual([['pause', '[pause 2s]']])
  })
  it('J6 show what is malformed', () =>
    expect(marksOf('One [pause soon] two [|a] [a|b|c] [pause 1h].').map(({ fault }) => fault)).toEqual([
      'pause_form',
      'empty_side',
      'many_bars',
      'pause_form',
    ]))
  it('J6 of a bracket that is not closed as much as looks meant', () => {
    expect(marked('One [pause 1s and then two.')).toEqual([['fault', '[pause 1s']])
    expect(marked('One [pause 1 s')).toEqual([['fault', '[pause 1 s']])
    expect(marked('One [pause and then two.')).toEqual([['fault', '[pause and']])
    expect(marked('Meet [Voxdeck|VOX deck. It is here.')).toEqual([['fault', '[Voxdeck|VOX deck']])
  })
})
