import { describe, expect, it } from 'vitest'
import { videoOf } from '../testing/project-of.ts'
import { stepStates } from './step-states.ts'

const states = (film: Parameters<typeof stepStates>[0]) => stepStates(film).map(({ state }) => state)
const progress = { ...videoOf(1).progress, step: 'render' as const }

describe('stepStates', () => {
  it('G2 begins with the first step before the server has named the film', () => {
    expect(states(null)).toEqual(['active', 'pending', 'pending', 'pending'])
  })
  it('G2 has completed what comes before the step under way', () => {
    expect(states(videoOf(1, { progress }))).toEqual(['completed', 'completed', 'active', 'pending'])
  })
  it('G2 marks the step a film failed at', () => {
    const failure = { code: 'speech_failed', stage: 'speech', message: '', retryable: true } as const
    expect(states(videoOf(1, { status: 'failed', failure, progress }))).toEqual([
      'error',
      'pending',
      'pending',
      'pending',
    ])
  })
  it('G2 G4 has completed everything when the film is ready', () => {
    expect(new Set(states(videoOf(1, { status: 'completed' })))).toEqual(new Set(['completed']))
  })
})
