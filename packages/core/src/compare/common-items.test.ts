import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commonItems } from './common-items.ts'

const common = (one: string, other: string) =>
  commonItems([...one], [...other])
    .map(([at]) => one[at])
    .join('')

describe('what two lists have in common', () => {
  it.each([
    ['', '', ''],
    ['abc', 'abc', 'abc'],
    ['abc', 'axbc', 'abc'],
    ['abc', 'ac', 'ac'],
    ['xay', 'zaw', 'a'],
    ['aa', 'a', 'a'],
    ['abcd', 'xxxx', ''],
  ])('of %j and %j is %j', (one, other, expected) => expect(common(one, other)).toBe(expected))

  it('is in order, equal, and as long from either side', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 }),
        fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 }),
        (one, other) => {
          const pairs = commonItems(one, other)
          expect(pairs.map(([i]) => one[i])).toEqual(pairs.map(([, j]) => other[j]))
          const isInOrder = pairs.every(([i, j], index) => {
            const [next] = pairs.slice(index + 1)
            return next === undefined || (next[0] > i && next[1] > j)
          })
          expect(isInOrder).toBe(true)
          expect(commonItems(other, one)).toHaveLength(pairs.length)
        },
      ),
    ))
})
