import { describe, expect, it } from 'vitest'
import { copyTitle } from './copy-title.ts'

describe('copyTitle', () => {
  it('D24 is the title and (copy)', () => {
    expect(copyTitle('The harbour')).toBe('The harbour (copy)')
    expect(copyTitle('The harbour (copy)')).toBe('The harbour (copy) (copy)')
  })

  it('D24 stays within 200 letters, and cuts none in two', () => {
    expect(copyTitle('x'.repeat(200))).toBe(`${'x'.repeat(193)} (copy)`)
    expect(copyTitle('x'.repeat(193))).toBe(`${'x'.repeat(193)} (copy)`)
    const thai = copyTitle('ที่'.repeat(66))
    expect(thai).toBe(`${'ที่'.repeat(64)} (copy)`)
    expect(copyTitle('👩‍👩‍👧'.repeat(25))).toBe(`${'👩‍👩‍👧'.repeat(24)} (copy)`)
  })
})
