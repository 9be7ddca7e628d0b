import { describe, expect, it } from 'vitest'
import { videoOf } from '../testing/project-of.ts'
import { currentEnglishFilm, readyEnglishFilm } from './english-films.ts'

const ready = (index: number) =>
  videoOf(index, { status: 'completed', completedAt: `2026-11-12T08:0${index}:30.000Z` })

describe('currentEnglishFilm', () => {
  it('is the one under way, also when a younger one ended before', () => {
    const films = [videoOf(3, { status: 'failed' }), videoOf(1)]
    expect(currentEnglishFilm(films)?.id).toBe(videoOf(1).id)
  })
  it('is the one just asked for, else the newest', () => {
    const films = [ready(1), ready(2)]
    expect(currentEnglishFilm(films)?.id).toBe(videoOf(2).id)
    expect(currentEnglishFilm(films, videoOf(1).id)?.id).toBe(videoOf(1).id)
  })
  it('is an old film made anew rather than a younger one that failed before it was ready', () => {
    const anew = videoOf(1, { status: 'completed', completedAt: '2026-11-12T09:00:00.000Z' })
    expect(currentEnglishFilm([videoOf(2, { status: 'failed' }), anew])?.id).toBe(anew.id)
  })
})

describe('readyEnglishFilm', () => {
  it('is a finished English film, or none', () => {
    expect(readyEnglishFilm([videoOf(1), { ...ready(2), languageCode: 'multi' }])).toBeUndefined()
    expect(readyEnglishFilm([videoOf(4), ready(1), ready(2)])?.id).toBe(videoOf(2).id)
  })
})
