import { expect, it } from 'vitest'
import { retryAfterSeconds } from './retry-after.ts'

const now = Date.parse('2026-03-01T12:00:00Z')

it.each<[Record<string, string>, number | undefined]>([
  [{}, undefined],
  [{ 'retry-after': '7' }, 7],
  [{ 'retry-after': '0.4' }, 1],
  [{ 'retry-after': '0' }, 1],
  [{ 'retry-after': '99999999999' }, 3600],
  [{ 'retry-after': 'Sun, 01 Mar 2026 12:00:30 GMT' }, 30],
  [{ 'retry-after': 'Sun, 01 Mar 2026 11:00:00 GMT' }, 1],
  [{ 'retry-after': 'Thu, 01 Jan 1970 00:00:30 GMT' }, 1],
  [{ 'retry-after': 'soon' }, undefined],
  [{ 'retry-after': '' }, undefined],
  [{ 'retry-after': '-5' }, undefined],
  [{ 'retry-after-ms': '2500' }, 3],
  [{ 'retry-after-ms': '2500', 'retry-after': '60' }, 3],
])('%j asks for %j seconds', (headers, seconds) =>
  expect(retryAfterSeconds(new Headers(headers), now)).toBe(seconds),
)
