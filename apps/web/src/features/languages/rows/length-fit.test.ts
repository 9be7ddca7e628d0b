import { describe, expect, it } from 'vitest'
import { fitOf } from './length-fit.ts'

describe('fitOf', () => {
  it('O6 tells by how much a translation is longer than its slide, from a tenth of a second on', () => {
    expect(fitOf(8.4, 7.2).over).toBeCloseTo(1.2)
    expect(fitOf(7.25, 7.2).over).toBe(0)
    expect(fitOf(3, 7.2).over).toBe(0)
  })
})
