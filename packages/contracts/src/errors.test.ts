import { describe, expect, it } from 'vitest'
import { type ErrorCode, errors, errorWords, fillDetail, isErrorCode } from './errors.ts'
import { thaiErrors } from './thai-errors.ts'

const rows = Object.entries(errors) as [ErrorCode, (typeof errors)[ErrorCode]][]
const placeholders = (words: string) => (words.match(/\{[^}]*\}/g) ?? []).toSorted()
const thai = /\p{Script=Thai}/u

describe('the error table', () => {
  it.each(rows)('F8 %s has words in both languages, Thai ones in Thai script', (code, { words }) => {
    expect(words.trim()).not.toBe('')
    expect(words).not.toMatch(thai)
    expect(thaiErrors[code]).toMatch(thai)
  })

  it.each(rows)('%s has the same placeholders in both languages, each once and filled', (code, { words }) => {
    expect(placeholders(words)).toEqual(placeholders(thaiErrors[code]))
    expect(new Set(placeholders(words)).size).toBe(placeholders(words).length)
    expect(placeholders(errorWords(code, 'x') + fillDetail(thaiErrors[code], 'x'))).toEqual([])
  })

  it.each(rows)('%s is an error by its status', (_, { status }) => {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
  })

  it('F8 no two rows say the same, and every row has Thai words', () => {
    const english = rows.map(([, { words }]) => words)
    expect(new Set(english).size).toBe(rows.length)
    expect(new Set(Object.values(thaiErrors)).size).toBe(rows.length)
    expect(Object.keys(thaiErrors).toSorted()).toEqual(Object.keys(errors).toSorted())
  })

  it('a code is one of the rows, not what every object has', () => {
    expect(isErrorCode('not_found')).toBe(true)
    for (const other of ['nothing', 'constructor', 'toString', '__proto__'])
      expect(isErrorCode(other)).toBe(false)
  })

  it('puts a detail in as it is, and leaves no gap where there is none', () => {
    expect(errorWords('invalid_request', "$& $1 $'")).toBe("Something in this request is not valid: $& $1 $'")
    expect(errorWords('translation_missing')).toBe(
      'Some slides are not translated yet. Translate them, then generate again.',
    )
  })

  it('F7 the words for who is signed out contain Unauthorized, which the pages look for', () => {
    expect(errors.unauthorized.status).toBe(401)
    expect(errorWords('unauthorized')).toContain('Unauthorized')
    expect(thaiErrors.unauthorized).toContain('Unauthorized')
  })
})
