import { describe, expect, it } from 'vitest'
import { makePlan } from './make-plan.ts'
import { parsePlan } from './parse-plan.ts'

const plan = makePlan(
  {
    projectId: 'p',
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
      script,
      voice: 'adam',
      recording: null,
      clip: null,
      clipSize: null,
    })),
  },
  'toolchain',
)

describe('a stored plan', () => {
  it('is read as it was written', () => expect(parsePlan(JSON.stringify(plan))).toEqual(plan))

  it('of the first format, in which slides were images, is read as one of today', () => {
    const slides = plan.slides.map(({ slideId, ...slide }) => ({ imageId: slideId, ...slide }))
    expect(parsePlan(JSON.stringify({ ...plan, format: 1, slides }))).toEqual(plan)
  })
})
