import { expect, it } from 'vitest'
import { retryAfter } from './retry-after.ts'

const now = Date.parse('2026-01-01T00:00:00Z')

it.each<[string | null, number | undefined]>([
  [null, undefined],
  ['7', 7],
  ['0.4', 1],
  ['Thu, 01 Jan 2026 00:00:30 GMT', 30],
  ['Thu, 01 Jan 1970 00:00:30 GMT', 0],
  ['99999999999', 3600],
  ['soon', undefined],
  ['-5', undefined],
])('%j asks for %j seconds', (header, seconds) => expect(retryAfter(header, now)).toBe(seconds))
