import { describe, expect, it } from 'vitest'
import { testTools } from '../../testing/test-tools.ts'
import { defaultVideoSettings } from '../video-settings.ts'
import { makePlan, type ProjectSnapshot, type SnapshotSlide } from './make-plan.ts'
import { missingTranslations } from './missing-translations.ts'

const recording = { object: 'recordings/a.flac', hash: 'hash', samples: 48_000 }
const slide = (script: string, change: Partial<SnapshotSlide> = {}): SnapshotSlide => ({
  slideId: script,
  picture: 'pictures/a.png',
  pictureHash: 'hash',
  pictureSize: { width: 1280, height: 720 },
  manualSeconds: null,
  speakingSpeed: null,
  pictureFit: null,
  recording: null,
  clip: null,
  clipSize: null,
  script,
  voice: 'adam',
  ...change,
})
const said = (script: string | null) => ({ script, voice: 'lucia' })
const snapshot: ProjectSnapshot = {
  projectId: 'project',
  salt: 'salt',
  sourceLanguage: 'en',
  projectScript: '',
  settings: defaultVideoSettings,
  slides: [slide('Hello.'), slide(''), slide('Bye.', { recording })],
  translations: {
    es: { slides: [said('Hola.'), said(null), said('Adiós.')], lexicon: [{ term: 'Hola', say: 'OLA' }] },
    fr: { slides: [said(null), said(null), said('')], lexicon: [] },
  },
}

describe('a video in other languages', () => {
  it('P10 needs a translation of every slide that says something; one left empty on purpose is one', () => {
    expect(missingTranslations(snapshot, ['en', 'es'])).toEqual([])
    expect(missingTranslations(snapshot, ['en', 'es', 'fr', 'th'])).toEqual([
      { language: 'fr', slide: 0 },
      { language: 'th', slide: 0 },
      { language: 'th', slide: 2 },
    ])
  })

  it('P10 each language is said in its own voice and words; a recording speaks English only', () => {
    const { languages, slides } = makePlan(snapshot, testTools(), ['en', 'es'])
    expect(languages).toEqual(['en', 'es'])
    expect(slides.map(({ narration }) => narration.es)).toEqual([
      { voice: 'lucia', sentences: [{ written: 'Hola.', utterances: [{ say: 'OLA.', pauseMs: 0 }] }] },
      { voice: 'lucia', sentences: [] },
      { voice: 'lucia', sentences: ['Adiós.'] },
    ])
    expect(slides[2]?.narration.en).toEqual({ voice: 'adam', sentences: [], recording, written: ['Bye.'] })
  })

  it('P10 English stays the same video whether or not it has translations', () =>
    expect(makePlan(snapshot, testTools())).toEqual(makePlan({ ...snapshot, translations: {} }, testTools())))
})
