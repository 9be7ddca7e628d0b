import { makePlan } from '@voxdeck/core/plan/make-plan'
import { testTools } from '@voxdeck/core/testing/test-tools'
import { describe, expect, it } from 'vitest'
import { measureNarrations } from './measure-narrations.ts'

const slide = (slideId: string, script: string, voice = 'adam') => ({
  slideId,
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
  voice,
})

const plan = (speakingSpeed: number, ...slides: ReturnType<typeof slide>[]) =>
  makePlan(
    {
      projectId: 'project',
      salt: 'salt',
      sourceLanguage: 'en',
      projectScript: '',
      settings: {
        speakingSpeed,
        resolution: '720p',
        transition: 'none',
        shape: '16:9',
        pictureFit: 'blur',
        captions: 'track',
      },
      slides,
    },
    testTools(),
  )

const sentence = (key: string, samples: number, peaks: number[]) => ({
  key,
  samples,
  gapSamples: 6000,
  peaks,
})
const two = [sentence('a', 12_000, [10, 20]), sentence('b', 6000, [30])]

describe('what is measured of a narration', () => {
  it('M17 M19 each slide that speaks: its samples and its peaks, gaps between sentences included', () => {
    const measured = measureNarrations(
      plan(150, slide('one', 'Say this. And that.'), slide('two', ' ')),
      new Map([['en', [two, []]]]),
    )
    expect(measured).toEqual([
      { slideId: 'one', spokenHash: expect.any(String), samples: 24_000, peaks: [10, 20, 0, 30] },
    ])
  })

  it('M19 other words, another voice or another speed are another narration; blanks are not', () => {
    const hashOf = (speed: number, script: string, voice?: string) =>
      measureNarrations(plan(speed, slide('one', script, voice)), new Map([['en', [two]]]))[0]?.spokenHash
    const hash = hashOf(150, 'Say this. And that.')
    expect(hashOf(150, ' Say this.   And that. ')).toBe(hash)
    expect(hashOf(150, 'Say this. And more.')).not.toBe(hash)
    expect(hashOf(150, 'Say this. And that.', 'bella')).not.toBe(hash)
    expect(hashOf(160, 'Say this. And that.')).not.toBe(hash)
  })
})
