import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gopLengths, longestGop } from './gop-lengths.ts'

it('a seek point comes at least every five seconds and never twice in a row', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20_000 }), (frames) => {
      const gops = gopLengths(frames)
      expect(Math.max(...gops)).toBeLessThanOrEqual(longestGop)
      expect(Math.min(...gops)).toBeGreaterThanOrEqual(2)
    }),
  )
})
