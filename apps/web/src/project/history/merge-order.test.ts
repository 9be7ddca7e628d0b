import { expect, it } from 'vitest'
import { mergeOrder } from './merge-order.ts'

it.each([
  [
    ['a', 'b', 'c'],
    ['c', 'a', 'b'],
    ['a', 'b', 'c'],
  ],
  [
    ['a', 'b', 'c'],
    ['c', 'x', 'a', 'b'],
    ['a', 'x', 'b', 'c'],
  ],
  [
    ['a', 'b', 'c'],
    ['c', 'a'],
    ['a', 'c'],
  ],
  [[], ['a', 'b'], ['a', 'b']],
])('S34 an earlier order %j of %j is %j', (wanted, current, merged) =>
  expect(mergeOrder(wanted, current)).toEqual(merged),
)
