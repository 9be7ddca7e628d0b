import { expect, it } from 'vitest'
import { placeAfterKey } from './key-steps.ts'

it.each([
  ['ArrowUp', 5, 4],
  ['ArrowDown', 5, 6],
  ['PageUp', 5, 0],
  ['PageDown', 5, 15],
  ['Home', 5, 0],
  ['End', 5, 19],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 19, 19],
])('T15 %s takes a lifted slide from place %i to %i of 20', (key, from, to) =>
  expect(placeAfterKey(key, from, 20)).toBe(to),
)
it.each(['a', 'Tab', 'constructor'])('%s moves nothing', (key) =>
  expect(placeAfterKey(key, 3, 20)).toBeUndefined(),
)
