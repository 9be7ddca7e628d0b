import { describe, expect, it } from 'vitest'
import { testTools } from '../../testing/test-tools.ts'
import { makePlan } from '../plan/make-plan.ts'
import { planWork, recordingCost } from './work.ts'

const recording = { object: 'recordings/a.flac', hash: 'hash', samples: 12 * 48_000 }

const planOf = (...slides: { script?: string; recording?: typeof recording }[]) =>
  makePlan(
    {
      projectId: 'project',
      salt: 'salt',
      sourceLanguage: 'en',
      projectScript: '',
      settings: {
        speakingSpeed: 150,
        resolution: '720p',
        transition: 'none',
        shape: '16:9',
        pictureFit: 'blur',
        captions: 'track',
      },
      slides: slides.map((slide, index) => ({
        slideId: `${index}`,
        picture: '',
        pictureHash: '',
        pictureSize: { width: 1280, height: 720 },
        manualSeconds: null,
        speakingSpeed: null,
        pictureFit: null,
        script: '',
        voice: 'adam',
        recording: null,
        clip: null,
        clipSize: null,
        ...slide,
      })),
    },
    testTools(),
  )

describe('the work of a plan', () => {
  it('R4 G3 counts a recording as one unit of speech, and its words as none', () => {
    const { speech } = planWork(planOf({ script: 'Two sentences. Not said.', recording }, { script: 'One.' }))
    expect(speech).toMatchObject({ units: 2, cost: recordingCost(recording) + 1 })
  })
  it('R4 expects a recorded slide to be as long as its recording', () => {
    const weight = (plan: ReturnType<typeof planOf>) => planWork(plan).optimize.weight
    // A silent slide would last 5 s.
    expect(weight(planOf({ recording })) - weight(planOf({}))).toBe((12 - 5) * 10)
  })
  it('a recording is never no work', () => expect(recordingCost({ samples: 1 })).toBe(1))
})
