import { expect, it } from 'vitest'
import { retryAfterSeconds } from './retry-after.ts'

const now = Date.parse('2026-03-01T12:00:00Z')

it.each([
  ['7', 7],
  ['0.4', 1],
  ['0', 1],
  ['999999', 3600],
  ['Sun, 01 Mar 2026 12:00:30 GMT', 30],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 1],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('%j asks for %s seconds', (header, seconds) => expect(retryAfterSeconds(header, now)).toBe(seconds))
