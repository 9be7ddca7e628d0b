import { describe, expect, it } from 'vitest'
import { previewedText } from './previewed-text.ts'

const whole = { start: 4, end: 4 }

describe('the text of a preview', () => {
  it('S5 is the selected part, else the whole', () => {
    expect(previewedText('english', 'One two three', { start: 4, end: 7 })).toEqual({ text: 'two' })
    expect(previewedText('english', 'One two three', whole)).toEqual({ text: 'One two three' })
    expect(previewedText('english', 'One   two', { start: 3, end: 6 })).toEqual({ text: 'One   two' })
  })
  it('S6 S8 is refused when it is blank', () => {
    expect(previewedText('english', ' \n', whole)).toEqual({ refused: 'empty' })
    expect(previewedText('slide', '', whole)).toEqual({ refused: 'empty' })
  })
  it('S7 of the English script is refused beyond 500 characters, unless a shorter part is selected', () => {
    expect(previewedText('english', 'x'.repeat(500), whole)).toEqual({ text: 'x'.repeat(500) })
    expect(previewedText('english', 'x'.repeat(501), whole)).toEqual({ refused: 'long' })
    expect(previewedText('english', 'x'.repeat(501), { start: 0, end: 9 })).toEqual({ text: 'x'.repeat(9) })
  })
  it('J4 S9 is not cut inside of a bracket', () =>
    expect(previewedText('slide', `${'x'.repeat(490)} [pause 800ms] y`, whole)).toEqual({
      text: `${'x'.repeat(490)} `,
    }))
  it('S9 of a slide is its first 500 characters', () => {
    expect(previewedText('slide', 'x'.repeat(501), whole)).toEqual({ text: 'x'.repeat(500) })
    expect(previewedText('slide', `${'x'.repeat(499)}😀`, whole)).toEqual({ text: 'x'.repeat(499) })
  })
})
