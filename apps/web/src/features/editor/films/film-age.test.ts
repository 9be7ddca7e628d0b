import { describe, expect, it } from 'vitest'
import { projectOf, videoOf } from '../testing/project-of.ts'
import { ageOfFilm } from './film-age.ts'

describe('ageOfFilm', () => {
  it('G14 tells whether a film is as the project is now, of the same text, or of an earlier one', () => {
    const film = videoOf(1)
    expect(ageOfFilm(film, projectOf())).toBe('current')
    expect(ageOfFilm(film, projectOf({ contentHash: 'another picture' }))).toBe('otherwise')
    expect(ageOfFilm(film, projectOf({ contentHash: 'other words', textHash: 'other words' }))).toBe(
      'earlier',
    )
    expect(ageOfFilm(videoOf(1, { text: null, contentHash: null }), projectOf())).toBeNull()
  })
  it('G17 says nothing of films in other languages: what the project would say now is known of English alone', () => {
    expect(ageOfFilm(videoOf(1, { languageCode: 'es' }), projectOf())).toBeNull()
    expect(ageOfFilm(videoOf(1, { languageCode: 'multi' }), projectOf({ textHash: 'other' }))).toBeNull()
  })
})
