import type { Voice } from '@voxdeck/core/voices'
import { describe, expect, it } from 'vitest'
import { speakWithFallback } from './speak-with-fallback.ts'
import { NothingToSay, SpeechFailed, type SpeechFailure } from './speech-errors.ts'

const voice = (id: string, engine: string): Voice => ({
  id,
  name: id,
  description: '',
  language: 'en',
  engine,
})
const all = [
  voice('nova', 'openai'),
  voice('onyx', 'openai'),
  voice('adam', 'sherpa'),
  voice('plain', 'espeak'),
]
const voices = {
  find: (id: string) => all.find((of) => of.id === id),
  insteadOf: (id: string) => all.filter((of) => of.id !== id),
}

const turnsWith = async (failing: Record<string, SpeechFailure | Error>, patient = true) => {
  const tried: string[] = []
  const spoken = speakWithFallback(voices, {
    voice: 'nova',
    patient,
    speak: async (id) => {
      tried.push(id)
      const failure = failing[id]
      if (failure instanceof Error) throw failure
      if (failure) throw new SpeechFailed(voices.find(id)?.engine ?? '', failure)
    },
  })
  const outcome = await spoken.catch((error: unknown) => (error as Error).message)
  return { outcome, tried }
}

describe('voices by turns', () => {
  it('H3 the voice that was asked for speaks while it can', async () =>
    expect(await turnsWith({})).toEqual({ outcome: 'nova', tried: ['nova'] }))

  it.each(['unreachable', 'refused_key', 'quota'] as const)(
    'H3 the next one of another engine speaks when an engine is %s',
    async (reason) =>
      expect(await turnsWith({ nova: reason })).toEqual({ outcome: 'adam', tried: ['nova', 'adam'] }),
  )

  it('H3 the next voice of the same engine may say what one is refused', async () =>
    expect(await turnsWith({ nova: 'refused_text' })).toEqual({ outcome: 'onyx', tried: ['nova', 'onyx'] }))

  it.each(['slow', 'rate_limited', 'bad_answer', 'broken'] as const)(
    'H3 %s is left to who tries again, as long as they do',
    async (reason) => {
      expect((await turnsWith({ nova: reason })).tried).toEqual(['nova'])
      expect((await turnsWith({ nova: reason }, false)).tried.length).toBeGreaterThan(1)
    },
  )

  it('H3 goes on to the last, and then fails as the first did', async () => {
    const { outcome, tried } = await turnsWith({ nova: 'quota', adam: 'refused_text', plain: 'unreachable' })
    expect(outcome).toBe('openai has no quota left')
    expect(tried).toEqual(['nova', 'adam', 'plain'])
  })

  it('is no help for a text that says nothing, or for a disk that is full', async () => {
    expect((await turnsWith({ nova: new NothingToSay() })).tried).toEqual(['nova'])
    expect((await turnsWith({ nova: new Error('ENOSPC') })).outcome).toBe('ENOSPC')
  })
})
