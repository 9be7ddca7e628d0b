import { afterAll, describe, expect, it } from 'vitest'
import { describeSpeechEngine } from '../../testing/conformance.ts'
import { describeProvider } from '../../testing/describe-provider.ts'
import { engineContext } from '../../testing/engine-context.ts'
import { startOpenAiServer } from '../../testing/openai-server.ts'
import type { ProviderServer } from '../../testing/provider-server.ts'
import type { SpeechEngine } from '../speech-engine.ts'
import { openOpenAi } from './openai.ts'

const key = 'sk-never-to-be-seen'

const open = async (url: string, itsKey = key, timeoutSeconds = 60, more = {}): Promise<SpeechEngine> => {
  const environment = {
    OPENAI_SPEECH_URL: `${url}/v1/`,
    OPENAI_SPEECH_KEY: itsKey,
    OPENAI_SPEECH_VOICES: 'en:nova:Nova, es:onyx:Ónice',
    SPEECH_TIMEOUT_SECONDS: String(timeoutSeconds),
    ...more,
  }
  const engine = await openOpenAi(environment, engineContext)
  if (!engine) throw new Error('not configured')
  return engine
}

describe('OpenAI-compatible speech', () => {
  const servers: ProviderServer[] = []
  const start = async () => {
    const server = await startOpenAiServer(key)
    servers.push(server)
    return server
  }
  afterAll(() => Promise.all(servers.map((server) => server.close())))

  describeSpeechEngine(async () => open((await start()).url))

  const refusal = (status: number, code: string, headers = {}) => ({
    status,
    headers,
    body: JSON.stringify({ error: { message: `Bearer ${key}`, type: 'x', code } }),
  })
  describeProvider({
    key,
    start: startOpenAiServer,
    open,
    refusals: [
      ['an account without money', refusal(429, 'insufficient_quota'), 'quota'],
      ['too many requests', refusal(429, 'rate_limit_exceeded', { 'retry-after': '7' }), 'rate_limited', 7],
      ['a text it will not say', refusal(400, 'content_policy_violation'), 'refused_text'],
      ['a key without the right', refusal(403, key), 'refused_key'],
      ['a model that is not there', refusal(404, 'model_not_found'), 'unreachable'],
      [
        "Kokoro-FastAPI's way to say no",
        { status: 400, body: '{"detail":{"error":"validation_error","type":"invalid_request_error"}}' },
        'refused_text',
      ],
      ["openedai-speech's way to break", { status: 500, body: '{"message":"x","code":500}' }, 'bad_answer'],
    ],
  })

  it('is not there without settings, and says which is wrong', async () => {
    expect(await openOpenAi({}, engineContext)).toBeNull()
    await expect(openOpenAi({ OPENAI_SPEECH_KEY: key }, engineContext)).rejects.toThrow(
      'OPENAI_SPEECH_VOICES',
    )
  })

  it('keeps to the pace with a server that has one speed only', async () => {
    const server = await start()
    const engine = await open(server.url, key, 60, { OPENAI_SPEECH_SPEED: 'fixed' })
    const seconds = async (wordsPerMinute: number) => {
      const text = 'Most of them had read about us in a newspaper, or heard of us from a friend.'
      const { samples, sampleRate } = await engine.speak({ voice: 'openai-en-nova', text, wordsPerMinute })
      return samples.length / sampleRate
    }
    expect((await seconds(125)) / (await seconds(250))).toBeCloseTo(2, 0)
    expect(new Set(server.asked.map(({ body }) => body.speed))).toEqual(new Set([1]))
    await engine.close()
  })
})
