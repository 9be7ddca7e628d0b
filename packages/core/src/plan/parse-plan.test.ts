import { describe, expect, it } from 'vitest'
import { testTools } from '../../testing/test-tools.ts'
import { makePlan } from './make-plan.ts'
import { parsePlan } from './parse-plan.ts'

const plan = makePlan(
  {
    projectId: 'p',
    salt: 'salt',
    sourceLanguage: 'en',
    projectScript: '',
    settings: {
      speakingSpeed: 150,
      resolution: '720p',
      transition: 'fade',
      shape: '16:9',
      pictureFit: 'blur',
      captions: 'track',
    },
    slides: ['One.', 'Two.'].map((script, index) => ({
      slideId: `slide ${index}`,
      picture: 'pictures/x.png',
      pictureHash: 'hash',
      pictureSize: { width: 1280, height: 720 },
      manualSeconds: null,
      speakingSpeed: null,
      pictureFit: null,
      script,
      voice: 'adam',
      recording: null,
      clip: null,
      clipSize: null,
    })),
  },
  testTools('toolchain'),
)

/** As plans were stored before tools had versions of their own and sentences a salt. */
const { salt: _, ...rest } = plan
const second = { ...rest, format: 2, toolchain: 'toolchain' }
const read = {
  ...plan,
  salt: '',
  toolchain: { id: 'toolchain', picture: 'toolchain', lettering: 'toolchain', sound: 'toolchain' },
  slides: plan.slides.map((slide) => ({
    ...slide,
    narration: { en: { ...slide.narration.en, voiceVersion: 'toolchain' } },
  })),
}

describe('a stored plan', () => {
  it('is read as it was written', () => expect(parsePlan(JSON.stringify(plan))).toEqual(plan))

  it('of the second format has one version of everything', () =>
    expect(parsePlan(JSON.stringify(second))).toEqual(read))

  it('of the first format, in which slides were images, is read as one of today', () => {
    const slides = second.slides.map(({ slideId, ...slide }) => ({ imageId: slideId, ...slide }))
    expect(parsePlan(JSON.stringify({ ...second, format: 1, slides }))).toEqual(read)
  })
})
