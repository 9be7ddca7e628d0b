import { babble } from './babble.ts'
import { type Answer, type ProviderServer, startProvider } from './provider-server.ts'

const refuse = (status: number, code: string, message: string, type = 'invalid_request_error'): Answer => ({
  status,
  body: JSON.stringify({ error: { message, type, param: null, code } }),
})

/** POST /v1/audio/speech as OpenAI publishes it. */
export const startOpenAiServer = (key: string): Promise<ProviderServer> =>
  startProvider(({ path, headers, body }) => {
    const { model, input, voice, response_format, speed = 1 } = body
    if (path !== '/v1/audio/speech') return refuse(404, 'unknown_url', `Unknown request URL: POST ${path}`)
    if (headers.authorization !== `Bearer ${key}`)
      // As the real server does: the message contains the key.
      return refuse(401, 'invalid_api_key', `Incorrect API key provided: ${headers.authorization}`)
    if (model !== 'tts-1') return refuse(404, 'model_not_found', 'The model does not exist')
    if (typeof input !== 'string' || input.length === 0 || input.length > 4096)
      return refuse(400, 'string_above_max_length', 'input: 1 to 4096 characters')
    if (voice !== 'nova' && voice !== 'onyx') return refuse(400, 'invalid_value', 'voice')
    if (typeof speed !== 'number' || speed < 0.25 || speed > 4) return refuse(400, 'invalid_value', 'speed')
    if (response_format !== 'pcm') return refuse(400, 'invalid_value', 'only pcm is spoken here')
    return { headers: { 'content-type': 'audio/pcm' }, body: babble(input, speed) }
  })
