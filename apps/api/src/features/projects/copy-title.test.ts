import { describe, expect, it } from 'vitest'
import { copyTitle } from './copy-title.ts'

const copyOf = (title: string, ...taken: string[]) => copyTitle(title, new Set(taken))

describe('copyTitle', () => {
  it('D24 is the title and (copy), with a number where that is taken', () => {
    expect(copyOf('The harbour', 'The harbour')).toBe('The harbour (copy)')
    expect(copyOf('The harbour', 'The harbour (copy)')).toBe('The harbour (copy 2)')
    expect(copyOf('The harbour', 'The harbour (copy)', 'The harbour (copy 2)')).toBe('The harbour (copy 3)')
  })

  it('D24 of a copy is the next copy', () => {
    expect(copyOf('The harbour (copy)', 'The harbour (copy)')).toBe('The harbour (copy 2)')
    expect(copyOf('The harbour (copy 2)', 'The harbour (copy)', 'The harbour (copy 2)')).toBe(
      'The harbour (copy 3)',
    )
  })

  it('D24 stays within 200 letters, and cuts none in two', () => {
    expect(copyOf('x'.repeat(200))).toBe(`${'x'.repeat(193)} (copy)`)
    expect(copyOf('x'.repeat(193))).toBe(`${'x'.repeat(193)} (copy)`)
    expect(copyOf('x'.repeat(193), `${'x'.repeat(193)} (copy)`)).toBe(`${'x'.repeat(191)} (copy 2)`)
    const thai = copyOf('ที่'.repeat(66))
    expect(thai).toBe(`${'ที่'.repeat(64)} (copy)`)
    expect(copyOf('👩‍👩‍👧'.repeat(25))).toBe(`${'👩‍👩‍👧'.repeat(24)} (copy)`)
  })
})
