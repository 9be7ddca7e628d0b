import type { Video } from '@voxdeck/contracts/videos/video'
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

describe('stepStates', () => {
  it('G2 begins with the first step before the server has named the video', () => {
    expect(states(null)).toEqual(['active', 'pending', 'pending', 'pending'])
  })
  it('G2 has completed what comes before the step under way', () => {
    expect(states(videoOf(1, { progress }))).toEqual(['completed', 'completed', 'active', 'pending'])
  })
  it('G2 marks the step a video failed at', () => {
    const failure = { code: 'speech_failed', stage: 'speech', message: '', retryable: true } as const
    expect(states(videoOf(1, { status: 'failed', failure, progress }))).toEqual([
      'error',
      'pending',
      'pending',
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
  it('G12 a video in several languages that failed is marked where it stood', () => {
    const failure = { code: 'render_failed', stage: 'render', message: '', retryable: true } as const
    const video = inLanguages('merge', { status: 'failed', failure })
    expect(stepOf(video)).toBe('merge')
    expect(states(video)).toEqual(['completed', 'completed', 'completed', 'error', 'pending'])
  })
  it('G12 voices are counted where they are spoken, pictures where they are drawn', () => {
    const counting = stepStates(inLanguages('translations')).map(({ step }) => countedIn(step))
    expect(counting).toEqual([null, 'sentences', null, 'shots', null])
    expect(stepStates(null).map(({ step }) => countedIn(step))).toEqual(['sentences', null, 'shots', null])
  })
})
