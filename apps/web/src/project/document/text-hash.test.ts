import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textHash } from './text-hash.ts'

/** By the crypto of the platform, which Node has everywhere. */
const expected = async (text: string) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

describe('the hash of a text', () => {
  it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 200_000])('of %i letters is SHA-256', async (length) => {
    const text = 'a'.repeat(length)
    expect(textHash(text)).toBe(await expected(text))
  })

  it('is SHA-256 for any text', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
        expect(textHash(text)).toBe(await expected(text))
      }),
    ))
})
