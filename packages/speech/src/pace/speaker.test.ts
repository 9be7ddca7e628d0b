import { describe, expect, it } from 'vitest'
import type { Calibration } from './calibration.ts'
import type { Say } from './speak-at-pace.ts'
import { createSpeaker } from './speaker.ts'

const voice = { id: 'adam', name: 'Adam', description: '', language: 'en', engine: 'test' } as const
const request = { voice: 'adam', text: 'Hello there.', wordsPerMinute: 150 }
const say: Say = async (phrase, speed) => ({
  samples: new Float32Array(Math.round((phrase.length * 70) / speed)),
  sampleRate: 1000,
})

const measureWith = async (speak: Say, known: Record<string, Calibration> = {}, times = 1) => {
  const measured: Calibration[] = []
  const speaker = createSpeaker(
    { voice, model: 'the model', say: speak },
    {
      find: async (id) => known[id] ?? null,
      keep: (_, calibration) => measured.push(calibration),
    },
  )
  const results = await Promise.allSettled(Array.from({ length: times }, () => speaker(request)))
  return { measured, results, speaker }
}

describe("a speaker's pace", () => {
  it('is measured once, before the first sentence', async () => {
    const { measured, results } = await measureWith(say, {}, 3)
    expect(measured).toHaveLength(1)
    expect(results.every((result) => result.status === 'fulfilled')).toBe(true)
  })

  it('is taken from an earlier run', async () => {
    const adam = (await measureWith(say)).measured[0]
    if (!adam) throw new Error('not measured')
    expect((await measureWith(say, { adam })).measured).toEqual([])
    expect((await measureWith(say, { adam: { ...adam, model: 'another' } })).measured).toEqual([adam])
  })

  it('is taken from who measured the same model elsewhere', async () => {
    const adam = (await measureWith(say)).measured[0]
    const speakWith = async (model: string) => {
      const kept: string[] = []
      const speaker = createSpeaker(
        { voice, model, say, measured: adam ?? null },
        { find: async () => null, keep: (id) => kept.push(id) },
      )
      await speaker(request)
      return kept.length
    }
    expect([await speakWith('the model'), await speakWith('another')]).toEqual([0, 1])
  })

  it('is measured again after a failure', async () => {
    let calls = 0
    const failingOnce: Say = async (phrase, speed) => {
      calls += 1
      if (calls === 1) throw new Error('out of memory')
      return say(phrase, speed)
    }
    const { measured, results, speaker } = await measureWith(failingOnce)
    expect(results[0]?.status).toBe('rejected')
    await speaker(request)
    expect(measured).toHaveLength(1)
  })

  it('tells who makes the sound when nobody waits for it any more', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const { speaker } = await measureWith(async (phrase, speed, options) => {
      signals.push(options?.signal)
      return say(phrase, speed)
    })
    const { signal } = new AbortController()
    await speaker({ ...request, signal })
    expect(signals.at(-1)).toBe(signal)
    // The calibration is shared by all requests: the signal of the first must not stop it.
    expect(signals[0]).toBeUndefined()
  })
})
