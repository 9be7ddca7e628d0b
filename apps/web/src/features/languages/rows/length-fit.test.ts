import { describe, expect, it } from 'vitest'
import { lengthFit } from './length-fit.ts'

describe('lengthFit', () => {
  it('O6 tells by how much a translation is longer than its slide, from a tenth of a second on', () => {
    expect(lengthFit(8.4, 7.2).over).toBeCloseTo(1.2)
    expect(lengthFit(7.25, 7.2).over).toBe(0)
    expect(lengthFit(3, 7.2).over).toBe(0)
  })
})
