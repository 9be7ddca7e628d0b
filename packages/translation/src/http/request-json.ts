import { oneLine } from '@voxdeck/core/script/sentences'
import {
  type ProviderFailure,
  ProviderRequestFailed,
  requestProvider,
} from '@voxdeck/provider-http/request-provider'
import { type ErrorFacts, TranslationError, type TranslationErrorCode } from '../translation-errors.ts'

/** A response with a status other than 2xx. */
export type ErrorResponse = { status: number; text: string; retryAfterSeconds: number | undefined }
export type ErrorMapping = { code: TranslationErrorCode } & ErrorFacts

export type ServerConfig = {
  translator: string
  url: string
  timeoutMs: number
  headers?: Record<string, string>
  /** Removed from every error text. */
  secrets?: readonly string[]
  /** The error that a response means to this provider; undefined means the usual error for its status. */
  errorOf?: (response: ErrorResponse) => ErrorMapping | undefined
}

type JsonRequest = {
  path: string
  method?: 'GET' | 'POST' | 'DELETE'
  json?: unknown
  form?: Record<string, string>
  signal?: AbortSignal | undefined
}

export type RequestJson = (request: JsonRequest) => Promise<unknown>

const maxBytes = 4 * 2 ** 20

const translationErrors: Record<ProviderFailure, ErrorMapping> = {
  unreachable: { code: 'unreachable' },
  slow: { code: 'slow' },
  refused_key: { code: 'refused_key' },
  quota: { code: 'quota_used_up' },
  rate_limited: { code: 'rate_limited' },
  refused_request: { code: 'bad_answer', retry: 'never' },
  bad_answer: { code: 'bad_answer' },
}

const bodyOf = ({ json, form }: JsonRequest) => {
  if (json !== undefined) return { body: JSON.stringify(json), type: { 'content-type': 'application/json' } }
  return form ? { body: new URLSearchParams(form) } : {}
}

/** Creates a function that requests JSON from a provider's server and throws only a TranslationError. */
export const createRequestJson = (config: ServerConfig): RequestJson => {
  const { translator, timeoutMs, secrets = [], errorOf } = config
  const fail = (code: TranslationErrorCode, facts?: ErrorFacts) =>
    new TranslationError(translator, code, facts)
  const withoutSecrets = (text: string): string =>
    secrets.filter((secret) => secret !== '').reduce((clear, secret) => clear.replaceAll(secret, '…'), text)
  const excerpt = (text: string): string =>
    oneLine(withoutSecrets(text).replace(/\p{C}/gu, ' ')).slice(0, 200)

  const translationError = (failed: ProviderRequestFailed): TranslationError => {
    const { status, errorText: text, retryAfterSeconds, message } = failed
    const mapped = status === undefined ? undefined : errorOf?.({ status, text, retryAfterSeconds })
    const { code, ...facts } = mapped ?? translationErrors[failed.failure]
    return fail(code, {
      detail: status === undefined ? message : `${status} ${excerpt(text)}`.trim(),
      ...(status === undefined ? {} : { status }),
      ...(code === 'rate_limited' && retryAfterSeconds !== undefined ? { retryAfterSeconds } : {}),
      ...facts,
    })
  }

  return async (request) => {
    const { body, type } = bodyOf(request)
    const { bytes } = await requestProvider({
      url: config.url.replace(/\/+$/, '') + request.path,
      headers: { accept: 'application/json', 'accept-language': 'en', ...config.headers, ...type },
      timeoutMs,
      maxBytes,
      signal: request.signal,
      ...(request.method ? { method: request.method } : {}),
      ...(body === undefined ? {} : { body }),
    }).catch((error: unknown) => {
      if (request.signal?.aborted) throw fail('cancelled')
      throw error instanceof ProviderRequestFailed ? translationError(error) : error
    })
    const text = new TextDecoder().decode(bytes)
    try {
      return text === '' ? null : JSON.parse(text)
    } catch {
      throw fail('bad_answer', { detail: 'not JSON' })
    }
  }
}
