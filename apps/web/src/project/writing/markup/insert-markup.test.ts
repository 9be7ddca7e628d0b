import { describe, expect, it } from 'vitest'
import { insertPause, insertSaid, toSayAt } from './insert-markup.ts'

const at = (position: number) => ({ start: position, end: position })
const select = (text: string, part: string) => {
  const start = text.indexOf(part)
  return { start, end: start + part.length }
}

describe('a pause that is put in', () => {
  it('J5 stands where the cursor is, and the cursor behind it', () => {
    expect(insertPause('One. Two.', at(4), 0.5)).toEqual({
      text: 'One. [pause 0.5s] Two.',
      start: 17,
      end: 17,
    })
    expect(insertPause('', at(0), 2)).toEqual({ text: '[pause 2s]', start: 10, end: 10 })
  })
  it('J5 stands behind what is selected, and behind other markup', () => {
    expect(insertPause('One two three', select('One two three', 'two'), 1).text).toBe(
      'One two [pause 1s] three',
    )
    expect(insertPause('One [pause 1s] two', at(8), 2).text).toBe('One [pause 1s] [pause 2s] two')
  })
  it('J5 of one’s own length has its number selected', () => {
    const { text, start, end } = insertPause('One.', at(4), null)
    expect([text, text.slice(start, end)]).toEqual(['One. [pause 1s]', '1'])
  })
})

describe('a pronunciation', () => {
  const text = 'Meet Voxdeck, today.'

  it('J5 is about what is selected, else about the word at the cursor', () => {
    const word = { ...select(text, 'Voxdeck'), written: 'Voxdeck', said: '' }
    expect(toSayAt(text, select(text, ' Voxdeck'))).toEqual(word)
    expect(toSayAt(text, at(8))).toEqual(word)
    expect(toSayAt(text, at(text.length))).toEqual({ ...at(text.length), written: '', said: '' })
    expect(toSayAt('หนึ่ง\nสอง', at(6)).written).toBe('สอง')
  })
  it('J5 is changed where the cursor is in one', () => {
    const marked = 'Meet [Voxdeck|VOX deck], today.'
    const markup = select(marked, '[Voxdeck|VOX deck]')
    expect(toSayAt(marked, at(8))).toEqual({ ...markup, written: 'Voxdeck', said: 'VOX deck' })
    expect(insertSaid(marked, { ...markup, written: 'Voxdeck', said: 'vocks deck' }).text).toBe(
      'Meet [Voxdeck|vocks deck], today.',
    )
  })
  it('J5 never stands inside of other markup', () =>
    expect(toSayAt('One [pause 1s] two', at(8))).toEqual({ ...at(14), written: '', said: '' }))
  it('J5 takes the place of the word, and the cursor goes behind it', () => {
    const inserted = insertSaid(text, { ...toSayAt(text, at(8)), said: ' VOX deck ' })
    expect(inserted.text).toBe('Meet [Voxdeck|VOX deck], today.')
    expect(inserted.text.slice(0, inserted.end)).toBe('Meet [Voxdeck|VOX deck]')
    expect(insertSaid('One', { ...at(3), written: 'a', said: 'b' })).toEqual({
      text: 'One [a|b]',
      start: 9,
      end: 9,
    })
  })
})
