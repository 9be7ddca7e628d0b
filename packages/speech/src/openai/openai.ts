import { createEngine } from '../create-engine.ts'
import { paidSpeeds } from '../http/paid-speeds.ts'
import { readNumber, readProviderVoices } from '../http/provider-voices.ts'
import { type SpeedLimits, sayOverHttp } from '../http/say-over-http.ts'
import { createSpeaker } from '../pace/speaker.ts'
import type { Environment, OpenEngine } from '../speech-engine.ts'

const id = 'openai'
/** Raised with every change of our own that changes what is heard. */
const revision = 2
const codes = { insufficient_quota: 'quota', billing_hard_limit_reached: 'quota' } as const

type Fields = { error?: unknown; detail?: unknown; code?: unknown; type?: unknown }

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? value : {})

/** OpenAI wraps the error in `error`, Kokoro-FastAPI in `detail`, openedai-speech in nothing. */
const codeOf = (answer: unknown): unknown => {
  const { error, detail } = fieldsOf(answer)
  const { code, type } = fieldsOf(error ?? detail ?? answer)
  return code ?? type
}

/** Some models and servers have one speed only, and ignore the requested one. */
const speedLimits = ({ OPENAI_SPEECH_SPEED }: Environment): SpeedLimits =>
  OPENAI_SPEECH_SPEED === 'fixed' ? { min: 1, max: 1 } : { min: 0.25, max: 4 }

/** OpenAI's own speech, or a server with its protocol; null without OPENAI_SPEECH_URL and OPENAI_SPEECH_KEY. */
export const openOpenAi: OpenEngine = async (environment, context) => {
  const { OPENAI_SPEECH_URL, OPENAI_SPEECH_KEY: key, OPENAI_SPEECH_MODEL } = environment
  if (!OPENAI_SPEECH_URL && !key) return null
  const base = (OPENAI_SPEECH_URL || 'https://api.openai.com/v1').replace(/\/+$/, '')
  const model = OPENAI_SPEECH_MODEL || 'tts-1'
  const usualRate = readNumber(environment, 'OPENAI_SPEECH_RATE', 24_000)
  const timeoutMs = readNumber(environment, 'SPEECH_TIMEOUT_SECONDS', 60) * 1000
  const voices = readProviderVoices(id, environment, 'OPENAI_SPEECH_VOICES')
  const limits = speedLimits(environment)
  const speakers = voices.map(({ voice, providerVoice }) => {
    const say = sayOverHttp(context, limits, (input, speed) => ({
      engine: id,
      url: `${base}/audio/speech`,
      headers: key ? { authorization: `Bearer ${key}` } : {},
      body: { model, input, voice: providerVoice, response_format: 'pcm', speed },
      usualRate,
      timeoutMs,
      codeOf,
      codes,
    }))
    const version = [base, model, providerVoice, usualRate, limits.max, revision].join(' ')
    const parts = { voice, model: version, say, speeds: paidSpeeds }
    return { voice, version, speak: createSpeaker(parts, context.calibrations) }
  })
  return createEngine({ id, speakers })
}
