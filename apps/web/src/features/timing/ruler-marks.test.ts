import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { labelStep, marksBetween } from './ruler-marks.ts'

describe('the ruler', () => {
  it('M10 has a mark every 10 s, from 0 to the end', () => {
    expect(marksBetween(0, 45, 10)).toEqual([0, 10, 20, 30, 40])
    expect(marksBetween(12, 40, 10)).toEqual([20, 30, 40])
    expect(marksBetween(-5, 9, 10)).toEqual([0])
    expect(marksBetween(12, 15, 10)).toEqual([])
  })

  it('M10 labels never touch, down to where two hours are as wide as a phone', () =>
    fc.assert(
      fc.property(fc.double({ min: 350 / 7200, max: 240, noNaN: true }), (pixelsPerSecond) => {
        expect(labelStep(pixelsPerSecond) * pixelsPerSecond).toBeGreaterThanOrEqual(56)
        expect(labelStep(pixelsPerSecond) % 10).toBe(0)
      }),
    ))
})
