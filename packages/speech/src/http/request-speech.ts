import type { Speech } from '../speech-engine.ts'
import { SpeechFailed, type SpeechFailure } from '../speech-errors.ts'
import { readAtMost } from './read-at-most.ts'
import { readAudio } from './read-audio.ts'
import { retryAfter } from './retry-after.ts'

export type SpeechHttpRequest = {
  engine: string
  url: string
  headers: Record<string, string>
  body: { [field: string]: unknown }
  text: string
  /** Sample rate of responses that do not state it. */
  usualRate: number
  timeoutMs: number
  /** Reads the error code from this provider's error response. */
  codeOf: (error: unknown) => unknown
  /** Failures by error code, where the status alone does not tell. */
  codes: Readonly<Record<string, SpeechFailure>>
  signal?: AbortSignal
}

/** Some six minutes of speech at 24 kHz; a phrase has seconds. */
const mostBytes = 16 * 2 ** 20
const mostErrorBytes = 64 * 2 ** 10

/** One request: returns the response's speech, checked, or throws SpeechFailed. Retrying is up to the caller. */
export const requestSpeech = async (call: SpeechHttpRequest): Promise<Speech> => {
  const { engine, url, headers, body, timeoutMs, signal } = call
  const timeout = AbortSignal.timeout(timeoutMs)
  let response: Response | undefined
  try {
    response = await fetch(url, {
      method: 'POST',
      // A redirect would send the key to another server.
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.any(signal ? [timeout, signal] : [timeout]),
    })
    return await readAnswer(call, response)
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof SpeechFailed) throw error
    if (timeout.aborted) throw new SpeechFailed(engine, 'slow', { detail: `${timeoutMs / 1000} s` })
    if (response) throw new SpeechFailed(engine, 'bad_answer', { detail: 'cut off' })
    throw new SpeechFailed(engine, 'unreachable', { cause: error })
  }
}

const readAnswer = async (call: SpeechHttpRequest, response: Response): Promise<Speech> => {
  const { engine, text, usualRate } = call
  if (!response.ok) throw await problemOf(call, response)
  const bytes = await readAtMost(response, mostBytes)
  if (!bytes) throw new SpeechFailed(engine, 'bad_answer', { detail: 'too many bytes' })
  const contentType = response.headers.get('content-type') ?? ''
  const speech = readAudio({ contentType, bytes, text, usualRate })
  if (typeof speech === 'string') throw new SpeechFailed(engine, 'bad_answer', { detail: speech })
  return speech
}

const byStatus = (status: number): SpeechFailure => {
  if (status === 401 || status === 403) return 'refused_key'
  if (status === 402) return 'quota'
  if (status === 408 || status === 504) return 'slow'
  if (status === 429) return 'rate_limited'
  if (status === 404 || status === 502 || status === 503) return 'unreachable'
  return status >= 500 ? 'bad_answer' : 'refused_text'
}

const problemOf = async (
  { engine, codeOf, codes }: SpeechHttpRequest,
  response: Response,
): Promise<SpeechFailed> => {
  const { status, headers } = response
  const code = safeCode(codeOf(asJson(await readAtMost(response, mostErrorBytes))))
  const reason = (code && codes[code]) || byStatus(status)
  const seconds = reason === 'rate_limited' ? retryAfter(headers.get('retry-after'), Date.now()) : undefined
  return new SpeechFailed(engine, reason, {
    detail: code ? `${status} ${code}` : String(status),
    ...(seconds === undefined ? {} : { seconds }),
  })
}

/** Proxies send errors too, as HTML pages; null for those. */
const asJson = (bytes: Uint8Array | null): unknown => {
  try {
    return bytes && JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

/** A provider's short code may be logged; a whole message could contain the key. */
const safeCode = (code: unknown): string | null =>
  typeof code === 'string' && /^[a-z_]{3,40}$/.test(code) ? code : null
