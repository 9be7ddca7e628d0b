import { describe, expect, it } from 'vitest'
import { testTools } from '../../testing/test-tools.ts'
import { defaultVideoSettings } from '../video-settings.ts'
import { makePlan, type SnapshotSlide } from './make-plan.ts'
import { spokenSentences, videoContent, videoText } from './video-text.ts'

const slideOf = (over: Partial<SnapshotSlide>): SnapshotSlide => ({
  slideId: 'image',
  picture: 'pictures/one.png',
  pictureHash: 'hash',
  pictureSize: { width: 1280, height: 720 },
  manualSeconds: null,
  speakingSpeed: null,
  pictureFit: null,
  script: '',
  voice: 'adam',
  recording: null,
  clip: null,
  clipSize: null,
  ...over,
})
const planOf = (slides: Partial<SnapshotSlide>[], toolchain = 'tools') =>
  makePlan(
    {
      projectId: 'project',
      salt: 'salt',
      sourceLanguage: 'en',
      projectScript: '',
      settings: defaultVideoSettings,
      slides: slides.map(slideOf),
    },
    testTools(toolchain),
  )

describe('the text of a video', () => {
  it('G14 is counted and begun with whole words', () => {
    expect(videoText(planOf([{ script: 'One. Two three.' }, { script: 'Four.' }]))).toEqual({
      words: 4,
      excerpt: 'One. Two three. Four.',
    })
    const { words, excerpt } = videoText(planOf([{ script: 'harbour '.repeat(60) }]))
    expect(words).toBe(60)
    expect(excerpt.length).toBeLessThanOrEqual(120)
    expect(excerpt).toMatch(/harbour$/)
    expect(videoText(planOf([{ script: 'ท่าเรือเงียบสงบ'.repeat(20) }])).excerpt).toMatch(/(เรือ|เงียบ|สงบ)$/)
    expect(videoText(planOf([{}]))).toEqual({ words: 0, excerpt: '' })
  })

  it('G14 the words of a recorded slide count as everywhere else', () => {
    const recording = { object: 'recordings/one.webm', hash: 'voice', samples: 48_000 }
    expect(videoText(planOf([{ script: 'One two.', recording }, { script: 'Three.' }]))).toEqual({
      words: 3,
      excerpt: 'One two. Three.',
    })
  })

  it('G14 is the same whoever says it on whichever slide, and another when a word or its order changes', () => {
    const text = spokenSentences(planOf([{ script: 'One.' }, { script: 'Two.' }]))
    expect(spokenSentences(planOf([{ script: 'One. Two.', voice: 'bella' }, {}]))).toEqual(text)
    expect(spokenSentences(planOf([{ script: 'Two.' }, { script: 'One.' }]))).not.toEqual(text)
    const recording = { object: 'recordings/one.webm', hash: 'voice', samples: 48_000 }
    expect(spokenSentences(planOf([{ script: 'One.' }, { script: 'Two.', recording }]))).toEqual([
      'One.',
      'recording voice',
    ])
  })

  it('G14 is made of the same content after an update of the programs, and not after another picture', () => {
    const content = videoContent(planOf([{ script: 'One.' }]))
    expect(videoContent(planOf([{ script: 'One.' }], 'newer tools'))).toEqual(content)
    expect(videoContent(planOf([{ script: 'One.', pictureHash: 'other' }]))).not.toEqual(content)
  })
})
