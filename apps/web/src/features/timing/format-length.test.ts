import { describe, expect, it } from 'vitest'
import { formatLength } from './format-length.ts'

describe('a length in a field', () => {
  it.each([
    [5, '5.0'],
    [5.3, '5.3'],
    [161 / 30, '5.4'],
    [3600, '3600.0'],
  ])('%f s reads %s', (seconds, words) => expect(formatLength(seconds)).toBe(words))
})
