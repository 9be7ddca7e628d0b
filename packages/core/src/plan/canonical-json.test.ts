import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, shuffled(item)]),
  )
}

describe('canonical JSON', () => {
  it('sorts keys at every depth', () =>
    expect(canonicalJson({ b: 1, a: { d: [{ f: 1, e: 2 }], c: null } })).toBe(
      '{"a":{"c":null,"d":[{"e":2,"f":1}]},"b":1}',
    ))

  it('leaves undefined out of objects, as if the key were not there', () =>
    expect(canonicalJson({ a: undefined, b: 1 })).toBe(canonicalJson({ b: 1 })))

  it('keeps the places of an array', () => expect(canonicalJson([1, undefined, 2])).toBe('[1,null,2]'))

  it('the order of an array matters', () => expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1])))

  it('escapes what JSON escapes', () =>
    expect(canonicalJson({ 'a"\n': '\u2028"' })).toBe('{"a\\"\\n":"\u2028\\""}'))

  it('equal values give equal texts, whatever the order of their keys', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(shuffled(value))).toBe(canonicalJson(value))
      }),
    ))

  it('nothing is lost: the text reads back as the value', () =>
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    ))
})
