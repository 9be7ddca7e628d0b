import { describe, expect, it } from 'vitest'
import { uploadedName } from './uploaded-name.ts'

describe('the name of an uploaded file', () => {
  it.each([
    ['ท่าเรือ 1.png', 'ท่าเรือ 1.png'],
    ['a\0b\r\n.png', 'ab.png'],
    ['', 'picture'],
    [undefined, 'picture'],
  ])('%j is kept as %j', (sent, kept) => expect(uploadedName(sent, 'picture')).toBe(kept))

  it('has at most 255 letters, none of them cut in two', () => {
    const name = uploadedName('🚢'.repeat(300), 'picture')
    expect(Array.from(name)).toHaveLength(255)
    expect(name.isWellFormed()).toBe(true)
  })
})
