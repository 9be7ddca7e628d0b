import { describe, expect, it } from 'vitest'
import { type ErrorCode, errors, errorWords, isErrorCode } from './errors.ts'

const rows = Object.entries(errors) as [ErrorCode, (typeof errors)[ErrorCode]][]
const placeholders = (words: string) => (words.match(/\{[^}]*\}/g) ?? []).toSorted()
const thai = /\p{Script=Thai}/u

describe('the error table', () => {
  it.each(rows)('F8 %s has words in both languages, Thai ones in Thai script', (_, { en, th }) => {
    expect(en.trim()).not.toBe('')
    expect(en).not.toMatch(thai)
    expect(th).toMatch(thai)
  })

  it.each(rows)(
    '%s has the same placeholders in both languages, each once and filled',
    (code, { en, th }) => {
      expect(placeholders(en)).toEqual(placeholders(th))
      expect(new Set(placeholders(en)).size).toBe(placeholders(en).length)
      expect(placeholders(errorWords(code, 'en', 'x') + errorWords(code, 'th', 'x'))).toEqual([])
    },
  )

  it.each(rows)('%s is an error by its status', (_, { status }) => {
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(600)
  })

  it.each(['en', 'th'] as const)('F8 no two rows say the same in %s', (language) => {
    const words = rows.map(([, row]) => row[language])
    expect(new Set(words).size).toBe(words.length)
  })

  it('a code is one of the rows, not what every object has', () => {
    expect(isErrorCode('not_found')).toBe(true)
    for (const other of ['nothing', 'constructor', 'toString', '__proto__'])
      expect(isErrorCode(other)).toBe(false)
  })

  it('puts a detail in as it is', () =>
    expect(errorWords('invalid_request', 'en', "$& $1 $'")).toBe(
      "Something in this request is not valid: $& $1 $'",
    ))

  it('F7 the words for who is signed out contain Unauthorized, which the pages look for', () => {
    expect(errors.unauthorized.status).toBe(401)
    expect(errorWords('unauthorized', 'en')).toContain('Unauthorized')
    expect(errorWords('unauthorized', 'th')).toContain('Unauthorized')
  })
})
