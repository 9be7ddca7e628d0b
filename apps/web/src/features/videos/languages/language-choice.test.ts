import type { ProjectLanguage, TranslatedSlide } from '@voxdeck/contracts/languages/read-language'
import { describe, expect, it } from 'vitest'
import { projectLanguageOf } from '../../../../testing/project-language-of.ts'
import { translatedSlideOf } from '../../../../testing/translated-slide-of.ts'
import {
  canBeChosen,
  chosenOf,
  type LanguageChoice,
  staleOf,
  standingOf,
  videosOf,
} from './language-choice.ts'

const languageOf = (slides: TranslatedSlide[], job: ProjectLanguage['job'] = null) =>
  projectLanguageOf(slides, { job })
const reviewed = translatedSlideOf(1, { state: 'reviewed' })
const missing = translatedSlideOf(2, {})
const job = { languageCode: 'es', status: 'translating', planned: 2, done: 1 } as const

const choices: LanguageChoice[] = [
  { code: 'en', standing: { kind: 'original' } },
  { code: 'es', standing: { kind: 'whole', stale: 1, toReview: 0, isOnlyRead: false } },
  { code: 'th', standing: { kind: 'missing', slides: 2 } },
  { code: 'fr', standing: { kind: 'whole', stale: 0, toReview: 3, isOnlyRead: false } },
  { code: 'ca', standing: { kind: 'translating', done: 1, planned: 2 } },
  { code: 'gl', standing: { kind: 'loading' } },
  { code: 'ar', standing: { kind: 'failed' } },
]

describe('standingOf', () => {
  it('P10 tells what is missing before anything else; a slide that says nothing in English is not missed', () => {
    expect(standingOf(languageOf([reviewed, missing, translatedSlideOf(3, {})]))).toEqual({
      kind: 'missing',
      slides: 2,
    })
    const recorded = translatedSlideOf(2, { narrator: 'recording' })
    expect(standingOf(languageOf([reviewed, recorded])).kind).toBe('whole')
    expect(standingOf(languageOf([reviewed, translatedSlideOf(2, { source: ' ' })]))).toEqual({
      kind: 'whole',
      stale: 0,
      toReview: 0,
      isOnlyRead: false,
    })
  })
  it('P10 counts what is stale and what nobody has reviewed', () => {
    const slides = [
      reviewed,
      translatedSlideOf(2, { state: 'machine' }),
      translatedSlideOf(3, { state: 'reviewed', stale: true }),
    ]
    expect(standingOf(languageOf(slides))).toEqual({
      kind: 'whole',
      stale: 1,
      toReview: 1,
      isOnlyRead: false,
    })
  })
  it('P15 of a language that nobody speaks: it is read, and a recording is no words', () => {
    const recorded = translatedSlideOf(2, { narrator: 'recording' })
    const read = { hasVoice: false }
    expect(standingOf(projectLanguageOf([reviewed], read))).toMatchObject({ kind: 'whole', isOnlyRead: true })
    expect(standingOf(projectLanguageOf([reviewed, recorded], read)).kind).toBe('missing')
    expect(standingOf(projectLanguageOf([recorded], read))).toMatchObject({
      kind: 'whole',
      isOnlyRead: false,
    })
    expect(standingOf(projectLanguageOf([reviewed]))).toMatchObject({ isOnlyRead: false })
  })
  it('P10 says that the rest is on its way', () => {
    const way = { ...job, provider: null, failure: null }
    expect(standingOf(languageOf([reviewed, missing], way))).toEqual({
      kind: 'translating',
      done: 1,
      planned: 2,
    })
    expect(standingOf(languageOf([reviewed], way))).toMatchObject({ kind: 'whole' })
  })
})

describe('the choice of languages', () => {
  it('P10 offers what is translated to the end, stale or not', () => {
    expect(choices.filter(canBeChosen).map(({ code }) => code)).toEqual(['en', 'es', 'fr'])
  })
  it('P10 begins with all of them, English first, and leaves out what somebody left out', () => {
    expect(chosenOf(choices, new Set())).toEqual(['en', 'es', 'fr'])
    expect(chosenOf(choices, new Set(['en', 'th']))).toEqual(['es', 'fr'])
  })
  it('P10 warns of stale slides in what is chosen, and only there', () => {
    expect(staleOf(choices, ['en', 'es', 'fr'])).toEqual(['es'])
    expect(staleOf(choices, ['en', 'fr'])).toEqual([])
  })
  it('P10 is one video with all of them, or one video for each', () => {
    expect(videosOf('one', ['en', 'es'])).toEqual([['en', 'es']])
    expect(videosOf('each', ['en', 'es'])).toEqual([['en'], ['es']])
    expect(videosOf('one', [])).toEqual([])
  })
})
