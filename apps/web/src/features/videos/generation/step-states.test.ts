import type { Video } from '@voxdeck/contracts/videos/video'
import type { WorkStep } from '@voxdeck/core/progress/work'
import { describe, expect, it } from 'vitest'
import { videoOf } from '../../../../testing/project-of.ts'
import { countedIn, stepOf, stepStates } from './step-states.ts'

const states = (video: Parameters<typeof stepStates>[0]) => stepStates(video).map(({ state }) => state)
const progress = { ...videoOf(1).progress, step: 'render' as const }
const inLanguages = (languageStep: Video['progress']['languageStep'], over: Partial<Video> = {}) =>
  videoOf(1, {
    languageCode: 'multi',
    languages: ['en', 'es'],
    progress: { ...progress, languageStep },
    ...over,
  })
const failed = (stage: WorkStep) =>
  ({ status: 'failed', failure: { code: 'render_failed', stage, message: '', retryable: true } }) as const
const failedAt = (stage: WorkStep, over: Partial<Video> = {}) =>
  videoOf(1, { progress, ...failed(stage), ...over })

describe('stepStates', () => {
  it('G2 begins with the first step before the server has named the video', () => {
    expect(states(null)).toEqual(['active', 'pending', 'pending', 'pending'])
  })
  it('G2 has completed what comes before the step under way', () => {
    expect(states(videoOf(1, { progress }))).toEqual(['completed', 'completed', 'active', 'pending'])
  })
  it('G2 marks the step a video failed at', () => {
    expect(states(failedAt('speech'))).toEqual(['error', 'pending', 'pending', 'pending'])
    expect(states(failedAt('render'))).toEqual(['completed', 'completed', 'error', 'pending'])
  })
  it('G2 a picture that fails while the voice still speaks leaves the voice unfinished', () => {
    const speaking = { ...progress, step: 'speech' as const }
    expect(states(failedAt('render', { progress: speaking }))).toEqual([
      'pending',
      'pending',
      'error',
      'pending',
    ])
  })
  it('G2 G4 has completed everything when the video is ready', () => {
    expect(new Set(states(videoOf(1, { status: 'completed' })))).toEqual(new Set(['completed']))
  })
  it('G12 several languages are told in five steps of their own, in their order', () => {
    const video = inLanguages('synchronize')
    expect(stepStates(video)).toEqual([
      { step: 'translations', state: 'completed' },
      { step: 'audio', state: 'completed' },
      { step: 'synchronize', state: 'active' },
      { step: 'merge', state: 'pending' },
      { step: 'finalize', state: 'pending' },
    ])
    expect(new Set(states(inLanguages('finalize', { status: 'completed' })))).toEqual(new Set(['completed']))
  })
  it('G12 a video in several languages that failed is marked at the step of what failed', () => {
    const video = inLanguages('merge', failed('render'))
    expect(stepOf(video)).toBe('merge')
    expect(states(video)).toEqual(['completed', 'completed', 'completed', 'error', 'pending'])
  })
  it.each([
    ['speech', 'translations', 'translations'],
    ['speech', 'audio', 'audio'],
    ['timeline', 'synchronize', 'synchronize'],
    ['render', 'audio', 'merge'],
    ['optimize', 'merge', 'merge'],
    ['optimize', 'finalize', 'finalize'],
  ] as const)('G12 what fails in %s while it stands at %s failed at %s', (stage, reached, step) => {
    const video = inLanguages(reached, failed(stage))
    expect(stepOf(video)).toBe(step)
    const shown = stepStates(video)
    expect(shown.filter(({ state }) => state === 'error')).toEqual([{ step, state: 'error' }])
    expect(shown.find((one) => one.step === reached)?.state).toBe(reached === step ? 'error' : 'pending')
  })
  it('G12 voices are counted where they are spoken, pictures where they are drawn', () => {
    const counting = stepStates(inLanguages('translations')).map(({ step }) => countedIn(step))
    expect(counting).toEqual([null, 'sentences', null, 'shots', null])
    expect(stepStates(null).map(({ step }) => countedIn(step))).toEqual(['sentences', null, 'shots', null])
  })
})
