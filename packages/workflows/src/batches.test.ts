import { expect, it } from 'vitest'
import { batchesOf } from './batches.ts'

const pieces = (count: number) => Array.from({ length: count }, (_, piece) => piece)

it.each([
  [0, []],
  [1, [1]],
  [8, [1, 1, 1, 1, 1, 1, 1, 1]],
  [20, [3, 3, 3, 3, 3, 3, 2]],
  [66, [8, 8, 8, 8, 8, 8, 8, 8, 2]],
])('%i pieces, in order', (count, sizes) => {
  const batches = batchesOf(pieces(count))
  expect(batches.map(({ length }) => length)).toEqual(sizes)
  expect(batches.flat()).toEqual(pieces(count))
})
