import { afterAll, describe, expect, it } from 'vitest'
import { describeSpeechEngine } from '../../testing/conformance.ts'
import { describeProvider } from '../../testing/describe-provider.ts'
import { startElevenLabsServer } from '../../testing/elevenlabs-server.ts'
import { engineContext } from '../../testing/engine-context.ts'
import type { ProviderServer } from '../../testing/provider-server.ts'
import type { SpeechEngine } from '../speech-engine.ts'
import { openElevenLabs } from './elevenlabs.ts'

const key = 'xi-never-to-be-seen'

const open = async (url: string, itsKey = key, timeoutSeconds = 60, more = {}): Promise<SpeechEngine> => {
  const environment = {
    ELEVENLABS_URL: url,
    ELEVENLABS_KEY: itsKey,
    ELEVENLABS_VOICES: 'en:Rachel1:Rachel, pt-BR:Josh2:Josh',
    SPEECH_TIMEOUT_SECONDS: String(timeoutSeconds),
    ...more,
  }
  const engine = await openElevenLabs(environment, engineContext)
  if (!engine) throw new Error('not configured')
  return engine
}

describe('ElevenLabs', () => {
  const servers: ProviderServer[] = []
  const start = async () => {
    const server = await startElevenLabsServer(key)
    servers.push(server)
    return server
  }
  afterAll(() => Promise.all(servers.map((server) => server.close())))

  describeSpeechEngine(async () => open((await start()).url))

  const refusal = (status: number, code: string, headers = {}) => ({
    status,
    headers,
    body: JSON.stringify({ detail: { code, message: `key ${key}` } }),
  })
  describeProvider({
    key,
    start: startElevenLabsServer,
    open,
    refusals: [
      ['an account without characters', refusal(401, 'quota_exceeded'), 'quota'],
      ['the same in older words', { status: 401, body: '{"detail":{"status":"quota_exceeded"}}' }, 'quota'],
      [
        'too much at once',
        refusal(429, 'too_many_concurrent_requests', { 'retry-after': '3' }),
        'rate_limited',
        3,
      ],
      ['a busy system', refusal(429, 'system_busy'), 'rate_limited', undefined],
      ['a voice that is gone', refusal(400, 'voice_not_found'), 'refused_text'],
      ['a plan that has not this', refusal(403, 'only_for_creator+'), 'refused_key'],
      [
        'a list of what is wrong',
        { status: 422, body: '{"detail":[{"loc":["body"],"msg":"x"}]}' },
        'refused_text',
      ],
      ['a sentence for a reason', { status: 401, body: `{"detail":"Invalid key ${key}"}` }, 'refused_key'],
    ],
  })

  it('is not there without a key, and says what is missing with one', async () => {
    expect(await openElevenLabs({}, engineContext)).toBeNull()
    await expect(openElevenLabs({ ELEVENLABS_KEY: key }, engineContext)).rejects.toThrow('ELEVENLABS_VOICES')
  })

  it('tells the language to models that take it', async () => {
    const server = await start()
    const engine = await open(server.url, key, 60, { ELEVENLABS_MODEL: 'eleven_flash_v2_5' })
    await engine.speak({ voice: 'elevenlabs-pt-BR-Josh2', text: 'Bom dia.', wordsPerMinute: 150 })
    expect(server.asked.at(-1)?.body).toMatchObject({ text: 'Bom dia.', language_code: 'pt' })
    await engine.close()
  })
})
