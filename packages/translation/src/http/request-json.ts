import { oneLine } from '@voxdeck/core/script/sentences'
import { type ErrorFacts, TranslationError, type TranslationErrorCode } from '../translation-errors.ts'
import { readLimited } from './read-limited.ts'
import { retryAfterSeconds } from './retry-after.ts'

/** A response with a status other than 2xx. */
export type Refusal = { status: number; headers: Headers; text: string }
export type Fault = { code: TranslationErrorCode } & ErrorFacts

export type ServerConfig = {
  translator: string
  url: string
  timeoutMs: number
  headers?: Record<string, string>
  /** Removed from every error text. */
  secrets?: readonly string[]
  /** The error a refusal means to this provider; undefined means the usual error for its status. */
  faultOf?: (refusal: Refusal) => Fault | undefined
}

export type Question = {
  path: string
  method?: 'GET' | 'POST' | 'DELETE'
  json?: unknown
  form?: Record<string, string>
  signal?: AbortSignal | undefined
}

export type RequestJson = (question: Question) => Promise<unknown>

const mostBytes = 4 * 2 ** 20

const usualFault = ({ status, headers }: Refusal): Fault => {
  if (status === 401 || status === 403) return { code: 'refused_key' }
  if (status === 402) return { code: 'quota_used_up' }
  if (status === 408 || status === 504) return { code: 'slow' }
  if (status === 429) {
    const seconds = retryAfterSeconds(headers.get('retry-after'))
    return { code: 'rate_limited', ...(seconds !== undefined && { retryAfterSeconds: seconds }) }
  }
  return status >= 500 ? { code: 'unreachable' } : { code: 'bad_answer', retry: 'never' }
}

const bodyOf = ({ json, form }: Question): RequestInit => {
  if (json !== undefined)
    return { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } }
  return form ? { body: new URLSearchParams(form) } : {}
}

/** Creates a function that requests JSON from a provider's server and throws only a TranslationError. */
export const createRequestJson = (config: ServerConfig): RequestJson => {
  const { translator, timeoutMs, secrets = [], faultOf } = config
  const fail = (code: TranslationErrorCode, facts?: ErrorFacts) =>
    new TranslationError(translator, code, facts)
  const withoutSecrets = (text: string): string =>
    secrets.filter((secret) => secret !== '').reduce((clear, secret) => clear.replaceAll(secret, '…'), text)
  const excerpt = (text: string): string =>
    oneLine(withoutSecrets(text).replace(/\p{C}/gu, ' ')).slice(0, 200)

  const answerTo = async (question: Question, signal: AbortSignal): Promise<string | null> => {
    const body = bodyOf(question)
    const response = await fetch(config.url.replace(/\/+$/, '') + question.path, {
      method: question.method ?? (body.body ? 'POST' : 'GET'),
      ...body,
      headers: { accept: 'application/json', 'accept-language': 'en', ...config.headers, ...body.headers },
      // Do not follow redirects: the key must not be sent to another host.
      redirect: 'manual',
      signal,
    })
    const text = await readLimited(response, mostBytes)
    if (response.ok) return text
    const refusal = { status: response.status, headers: response.headers, text: text ?? '' }
    const { code, ...facts } = faultOf?.(refusal) ?? usualFault(refusal)
    const { status } = response
    throw fail(code, { status, detail: `${status} ${excerpt(refusal.text)}`.trim(), ...facts })
  }

  return async (question) => {
    if (question.signal?.aborted) throw fail('cancelled')
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = AbortSignal.any([timeout, ...(question.signal ? [question.signal] : [])])
    const text = await answerTo(question, signal).catch((error: unknown) => {
      if (error instanceof TranslationError) throw error
      if (question.signal?.aborted) throw fail('cancelled')
      if (timeout.aborted) throw fail('slow', { detail: `no answer within ${timeoutMs / 1000} s` })
      const { cause } = error as { cause?: { code?: unknown } }
      throw fail('unreachable', typeof cause?.code === 'string' ? { detail: cause.code } : {})
    })
    if (text === null) throw fail('bad_answer', { detail: 'too large' })
    try {
      return text === '' ? null : JSON.parse(text)
    } catch {
      throw fail('bad_answer', { detail: 'not JSON' })
    }
  }
}
