import { describe, expect, it } from 'vitest'
import { insertWords } from './insert-words.ts'

const at = (position: number) => ({ start: position, end: position })

describe('heard words', () => {
  it('S13 stand where the cursor stands, with spaces around them', () => {
    expect(insertWords('', at(0), ' hello there ')).toEqual({ text: 'hello there', caret: 11 })
    expect(insertWords('One three', at(3), 'two')).toEqual({ text: 'One two three', caret: 7 })
    expect(insertWords('One three', at(4), 'two')).toEqual({ text: 'One two three', caret: 7 })
    expect(insertWords('One.', at(3), 'two')).toEqual({ text: 'One two.', caret: 7 })
    expect(insertWords('Line\n', at(5), 'next')).toEqual({ text: 'Line\nnext', caret: 9 })
  })
  it('S13 take the place of what is selected', () =>
    expect(insertWords('One two three', { start: 4, end: 7 }, '2')).toEqual({
      text: 'One 2 three',
      caret: 5,
    }))
})
