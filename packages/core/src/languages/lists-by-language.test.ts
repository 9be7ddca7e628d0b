import { describe, expect, it } from 'vitest'
import { readListsByLanguage } from './lists-by-language.ts'

describe('a setting with lists by language', () => {
  it.each([
    ['', undefined, {}],
    [' ; ', undefined, {}],
    ['a, b', ['a', 'b'], {}],
    [' es = c ; fr= ; a ;pt-BR=b,c', ['a'], { es: ['c'], fr: [], 'pt-BR': ['b', 'c'] }],
  ])('%j is read', (setting, others, named) => {
    expect(readListsByLanguage(setting)).toEqual({ others, named: new Map(Object.entries(named)) })
  })

  it.each(['a; b', 'tlh=a', 'es=a=b', 'es=a; es=b'])('%j is malformed', (setting) =>
    expect(readListsByLanguage(setting)).toBe('malformed'),
  )
})
