import { describe, expect, it } from 'vitest'
import { hashBytes, hashValue } from './content-hash.ts'

describe('content hashes', () => {
  it('are SHA-256 in hex', () =>
    expect(hashBytes(Buffer.from('abc'))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    ))

  it('equal values have equal hashes, whatever the order of their keys', () =>
    expect(hashValue({ a: 1, b: { c: 2, d: undefined } })).toBe(hashValue({ b: { c: 2 }, a: 1 })))

  it('different values have different hashes', () =>
    expect(hashValue({ a: 1 })).not.toBe(hashValue({ a: '1' })))
})
