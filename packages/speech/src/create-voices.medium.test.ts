import { describe, expect, it } from 'vitest'
import { describeSpeechEngine } from '../testing/conformance.ts'
import { engineContext } from '../testing/engine-context.ts'
import { openMadeUp } from '../testing/made-up/made-up.ts'
import { createVoices } from './create-voices.ts'
import { speechEngines } from './registry.ts'
import type { OpenEngine } from './speech-engine.ts'
import { SpeechFailed, VoiceNotFound } from './speech-errors.ts'

/** The registry with one more line. */
const engines = { ...speechEngines, 'made-up': openMadeUp }
const request = { text: 'Hello there.', wordsPerMinute: 150 }

describe('all voices of an installation', () => {
  it('an engine is its folder and one line of the registry', async () => {
    const environment = { MADE_UP_VOICES: 'zoe' }
    const voices = await createVoices({ environment, context: engineContext, engines })
    expect(voices.find('zoe')).toMatchObject({ engine: 'made-up', language: 'en' })
    expect(voices.versionOf('zoe')).toBe('1 zoe')
    expect(voices.insteadOf('espeak-en').map(({ id }) => id)).toEqual(['zoe'])
    expect((await voices.speak({ voice: 'zoe', ...request })).samples.length).toBeGreaterThan(1000)
    await voices.close()
  })

  it('H1 are those of every engine that has settings, each with its language', async () => {
    const environment = {
      ELEVENLABS_KEY: 'key',
      ELEVENLABS_VOICES: 'th:Abc:Malee',
      OPENAI_SPEECH_URL: 'http://127.0.0.1:2/v1',
      OPENAI_SPEECH_VOICES: 'ja:nova',
      SPEECH_FALLBACK: 'en=',
    }
    const voices = await createVoices({ environment, context: engineContext })
    expect(voices.all.slice(0, 2)).toMatchObject([
      { id: 'elevenlabs-th-Abc', name: 'Malee', language: 'th' },
      { id: 'openai-ja-nova', language: 'ja' },
    ])
    expect(voices.all.filter(({ basic }) => basic).length).toBeGreaterThan(10)
    expect(voices.all.map(({ id }) => voices.versionOf(id)).join()).not.toContain('key')
    await expect(voices.speak({ voice: 'nobody', ...request })).rejects.toThrow(VoiceNotFound)
    await expect(voices.speak({ voice: 'openai-ja-nova', ...request })).rejects.toMatchObject({
      reason: 'unreachable',
    })
    await voices.close()
  })

  it('whatever breaks inside an engine is the failure of that engine', async () => {
    const broken: OpenEngine = async (environment, around) => {
      const engine = await openMadeUp(environment, around)
      return engine && { ...engine, speak: () => Promise.reject(new Error('the voice ended with SIGSEGV')) }
    }
    const environment = { MADE_UP_VOICES: 'zoe' }
    const voices = await createVoices({ environment, context: engineContext, engines: { broken } })
    const failure = await voices.speak({ voice: 'zoe', ...request }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(SpeechFailed)
    expect(failure).toMatchObject({ reason: 'broken', passes: true })
  })

  it('there have to be some, and no two of one id', async () => {
    await expect(createVoices({ environment: {}, context: engineContext, engines: {} })).rejects.toThrow(
      'no voices',
    )
    const environment = { MADE_UP_VOICES: 'zoe,zoe' }
    await expect(createVoices({ environment, context: engineContext, engines })).rejects.toThrow('same id')
  })
})

describe('a made-up engine', () => {
  describeSpeechEngine(async () => {
    const engine = await openMadeUp({ MADE_UP_VOICES: 'zoe' }, engineContext)
    if (!engine) throw new Error('not there')
    return engine
  })
})
