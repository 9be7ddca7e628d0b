import type { LanguageCode } from '@voxdeck/core/languages/languages'
import { createEngine } from '../create-engine.ts'
import { paidSpeeds } from '../http/paid-speeds.ts'
import { readNumber, readProviderVoices } from '../http/provider-voices.ts'
import { sayOverHttp } from '../http/say-over-http.ts'
import { createSpeaker } from '../pace/speaker.ts'
import type { OpenEngine } from '../speech-engine.ts'

const id = 'elevenlabs'
/** Raised with every change of our own that changes what is heard. */
const revision = 2
const sampleRate = 24_000
const speedLimits = { min: 0.7, max: 1.2 }
/** ElevenLabs answers many errors with status 401; the code tells them apart. */
const codes = {
  quota_exceeded: 'quota',
  voice_not_found: 'refused_text',
  max_character_limit_exceeded: 'refused_text',
  too_many_concurrent_requests: 'rate_limited',
  concurrent_limit_exceeded: 'rate_limited',
  rate_limit_exceeded: 'rate_limited',
  system_busy: 'rate_limited',
} as const

const codeOf = (answer: unknown): unknown => {
  const detail = (answer as { detail?: unknown } | null)?.detail
  if (typeof detail !== 'object' || detail === null) return detail
  const { code, status } = detail as { code?: unknown; status?: unknown }
  return code ?? status
}

/** ISO 639-1. Only this model detects the language itself, and rejects the field. */
const languageField = (model: string, language: LanguageCode) =>
  model === 'eleven_multilingual_v2' ? {} : { language_code: language.split('-')[0] }

/** Null without ELEVENLABS_KEY. */
export const openElevenLabs: OpenEngine = async (environment, context) => {
  const { ELEVENLABS_KEY: key, ELEVENLABS_URL, ELEVENLABS_MODEL } = environment
  if (!key) return null
  const base = (ELEVENLABS_URL || 'https://api.elevenlabs.io').replace(/\/+$/, '')
  const model = ELEVENLABS_MODEL || 'eleven_multilingual_v2'
  const timeoutMs = readNumber(environment, 'SPEECH_TIMEOUT_SECONDS', 60) * 1000
  const voices = readProviderVoices(id, environment, 'ELEVENLABS_VOICES')
  const speakers = voices.map(({ voice, providerVoice }) => {
    const say = sayOverHttp(context, speedLimits, (text, speed) => ({
      engine: id,
      url: `${base}/v1/text-to-speech/${encodeURIComponent(providerVoice)}?output_format=pcm_${sampleRate}`,
      headers: { 'xi-api-key': key },
      body: { text, model_id: model, ...languageField(model, voice.language), voice_settings: { speed } },
      usualRate: sampleRate,
      timeoutMs,
      codeOf,
      codes,
    }))
    const version = [base, model, providerVoice, revision].join(' ')
    const parts = { voice, model: version, say, speeds: paidSpeeds }
    return { voice, version, speak: createSpeaker(parts, context.calibrations) }
  })
  return createEngine({ id, speakers })
}
