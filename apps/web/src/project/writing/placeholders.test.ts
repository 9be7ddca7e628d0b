import { describe, expect, it } from 'vitest'
import { countPlaceholders, nextPlaceholder } from './placeholders.ts'

const text = 'Meet [product name], made by [company].'

describe('placeholders', () => {
  it('X2 are counted', () => {
    expect(countPlaceholders(text)).toBe(2)
    expect(countPlaceholders('[] and [two\nlines]')).toBe(0)
  })
  it('X2 J4 are told from markup', () => {
    const marked = 'Meet [Voxdeck|VOX deck] [pause 1s] by [company] [pause soon].'
    expect(countPlaceholders(marked)).toBe(1)
    expect(nextPlaceholder(marked, 0)?.start).toBe(marked.indexOf('[company]'))
  })
  it('X2 are reached one after the other, and round again', () => {
    const [first, second] = [text.indexOf('['), text.lastIndexOf('[')]
    expect(nextPlaceholder(text, 0)?.start).toBe(first)
    expect(nextPlaceholder(text, first + 1)?.start).toBe(second)
    expect(nextPlaceholder(text, second + 1)?.start).toBe(first)
    expect(nextPlaceholder('Nothing.', 0)).toBeNull()
  })
})
