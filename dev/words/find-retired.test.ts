import { describe, expect, it } from 'vitest'
import { findRetired, wordsOf } from './find-retired.ts'

const names = (path: string, text: string) => findRetired(path, text).map(({ name }) => name)

describe('retired words', () => {
  it('are found as words of identifiers, whatever their case', () => {
    expect(wordsOf('askForHTTPFilm_2')).toBe('ask for http film 2')
    expect(names('packages/x/a.ts', 'const askForVideo = (theFilm: Film) => filmy')).toEqual([
      'askForVideo',
      'theFilm',
      'Film',
    ])
  })
  it('are found in file names', () => expect(names('apps/x/writing-desk.ts', '')).toEqual(['writing-desk']))
  it('are no matter in strings, templates, comments and regular expressions', () => {
    const text = [
      "const a = 'film' // film",
      'const b = `film $' + '{a} film`',
      'const c = /film/.test(a)',
    ].join('\n')
    expect(names('packages/x/a.ts', text)).toEqual([])
  })
  it('may stay where the specification has them', () => {
    expect(names('packages/contracts/src/projects/project.ts', 'const imageId = 1')).toEqual([])
    expect(names('packages/core/src/plan/plan.ts', 'const imageId = 1')).toEqual(['imageId'])
  })
})
