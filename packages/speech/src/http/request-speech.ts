import {
  type ProviderFailure,
  ProviderRequestFailed,
  requestProvider,
} from '@voxdeck/provider-http/request-provider'
import type { Speech } from '../speech-engine.ts'
import { SpeechFailed, type SpeechFailure } from '../speech-errors.ts'
import { readAudio } from './read-audio.ts'

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
const maxBytes = 16 * 2 ** 20

const speechFailures: Record<ProviderFailure, SpeechFailure> = {
  unreachable: 'unreachable',
  slow: 'slow',
  refused_key: 'refused_key',
  quota: 'quota',
  rate_limited: 'rate_limited',
  refused_request: 'refused_text',
  bad_answer: 'bad_answer',
}

/** One request: returns the response's speech, checked, or throws SpeechFailed. Retrying is up to the caller. */
export const requestSpeech = async (request: SpeechHttpRequest): Promise<Speech> => {
  const { engine, url, headers, body, text, usualRate, timeoutMs, signal } = request
  const { contentType, bytes } = await requestProvider({
    url,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    timeoutMs,
    maxBytes,
    signal,
  }).catch((error: unknown) => {
    throw error instanceof ProviderRequestFailed ? speechFailed(request, error) : error
  })
  const speech = readAudio({ contentType, bytes, text, usualRate })
  if (typeof speech === 'string') throw new SpeechFailed(engine, 'bad_answer', { detail: speech })
  return speech
}

const speechFailed = (
  { engine, codeOf, codes }: SpeechHttpRequest,
  { failure, status, message, errorText, retryAfterSeconds, cause }: ProviderRequestFailed,
): SpeechFailed => {
  const code = safeCode(codeOf(asJson(errorText)))
  const reason = (code && codes[code]) || speechFailures[failure]
  const seconds = reason === 'rate_limited' ? retryAfterSeconds : undefined
  return new SpeechFailed(engine, reason, {
    detail: code ? `${status} ${code}` : message,
    ...(seconds === undefined ? {} : { seconds }),
    ...(cause === undefined ? {} : { cause }),
  })
}

/** Proxies send errors too, as HTML pages; null for those. */
const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A provider's short code may be logged; a whole message could contain the key. */
const safeCode = (code: unknown): string | null =>
  typeof code === 'string' && /^[a-z_]{3,40}$/.test(code) ? code : null
