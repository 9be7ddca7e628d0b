import { expect, it } from 'vitest'
import { withPinnedRows } from './pinned-rows.ts'

it('T26 draws the rows in view and the pinned ones, each once and in order', () => {
  expect(withPinnedRows([10, 11, 12], [3, 11, 190], 200)).toEqual([3, 10, 11, 12, 190])
})
it('forgets a pinned row that is gone', () => {
  expect(withPinnedRows([0, 1], [-1, 2], 2)).toEqual([0, 1])
})
