import { babble } from './babble.ts'
import { type Answer, type ProviderServer, startProvider } from './provider-server.ts'

const refuse = (status: number, code: string, message: string): Answer => ({
  status,
  body: JSON.stringify({ detail: { type: 'error', code, status: code, message, request_id: 'r1' } }),
})

/** POST /v1/text-to-speech/{voice} as ElevenLabs publishes it. */
export const startElevenLabsServer = (key: string): Promise<ProviderServer> =>
  startProvider(({ path, headers, body }) => {
    const { pathname, searchParams } = new URL(path, 'http://localhost')
    const voice = /^\/v1\/text-to-speech\/([^/]+)$/.exec(pathname)?.[1]
    const { text, model_id, language_code, voice_settings } = body
    const speed = (voice_settings as { speed?: number } | undefined)?.speed ?? 1
    if (headers['xi-api-key'] !== key)
      return refuse(401, 'invalid_api_key', `Invalid API key ${String(headers['xi-api-key'])}`)
    if (voice !== 'Rachel1' && voice !== 'Josh2') return refuse(404, 'voice_not_found', `no voice ${voice}`)
    if (searchParams.get('output_format') !== 'pcm_24000')
      return refuse(403, 'output_format_not_allowed', 'only pcm_24000 is spoken here')
    if (typeof text !== 'string' || text.length > 10_000)
      return refuse(400, 'max_character_limit_exceeded', 'too long')
    if (model_id === 'eleven_multilingual_v2' && language_code !== undefined)
      return refuse(400, 'unsupported_language', 'this model takes no language_code')
    if (speed < 0.7 || speed > 1.2) return refuse(400, 'invalid_voice_settings', 'speed: 0.7 to 1.2')
    return { headers: { 'content-type': 'audio/pcm' }, body: babble(text, speed) }
  })
