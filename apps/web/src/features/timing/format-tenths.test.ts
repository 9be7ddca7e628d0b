import { describe, expect, it } from 'vitest'
import { formatLength, formatTenths } from './format-tenths.ts'

describe('times with tenths', () => {
  it.each([
    [0, '0:00.0'],
    [2.4, '0:02.4'],
    [59.96, '1:00.0'],
    [7261.25, '121:01.3'],
    [-1, '0:00.0'],
  ])('%f s reads %s', (seconds, words) => expect(formatTenths(seconds)).toBe(words))

  it.each([
    [5, '5.0'],
    [5.3, '5.3'],
    [161 / 30, '5.37'],
    [3600, '3600.0'],
  ])('a length of %f s reads %s', (seconds, words) => expect(formatLength(seconds)).toBe(words))
})
