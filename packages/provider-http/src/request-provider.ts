import { readLimited } from './read-limited.ts'
import { retryAfterSeconds } from './retry-after.ts'

export type ProviderRequest = {
  url: string
  method?: 'GET' | 'POST' | 'DELETE'
  headers?: Record<string, string>
  body?: string | URLSearchParams
  timeoutMs: number
  /** A longer body is not read to its end. */
  maxBytes: number
  signal?: AbortSignal | undefined
}

export type ProviderResponse = { status: number; contentType: string; bytes: Uint8Array }

/** What a provider's failed response, or none at all, means; the same for speech and translation. */
export type ProviderFailure =
  | 'unreachable'
  | 'slow'
  | 'refused_key'
  | 'quota'
  | 'rate_limited'
  | 'refused_request'
  | 'bad_answer'

/** No usable response. The error text is the provider's and may contain the key: never log it as it is. */
export class ProviderRequestFailed extends Error {
  override name = 'ProviderRequestFailed'
  readonly failure: ProviderFailure
  /** Undefined when no response came. */
  readonly status: number | undefined
  readonly retryAfterSeconds: number | undefined
  readonly errorText: string

  constructor(
    failure: ProviderFailure,
    about: {
      detail: string
      status?: number
      retryAfterSeconds?: number
      errorText?: string
      cause?: unknown
    },
  ) {
    super(about.detail, { cause: about.cause })
    this.failure = failure
    this.status = about.status
    this.retryAfterSeconds = about.retryAfterSeconds
    this.errorText = about.errorText ?? ''
  }
}

const maxErrorBytes = 64 * 2 ** 10

export const failureOfStatus = (status: number): ProviderFailure => {
  if (status === 401 || status === 403) return 'refused_key'
  if (status === 402) return 'quota'
  if (status === 408 || status === 504) return 'slow'
  if (status === 429) return 'rate_limited'
  // A redirect and 404 come from a wrong address in the settings, 502 and 503 from a proxy without its server.
  if (status < 400 || [404, 502, 503].includes(status)) return 'unreachable'
  return status >= 500 ? 'bad_answer' : 'refused_request'
}

const failedResponse = async (response: Response): Promise<ProviderRequestFailed> => {
  const { status, headers } = response
  const bytes = await readLimited(response, maxErrorBytes)
  const seconds = retryAfterSeconds(headers, Date.now())
  return new ProviderRequestFailed(failureOfStatus(status), {
    detail: String(status),
    status,
    errorText: bytes ? new TextDecoder().decode(bytes) : '',
    ...(seconds === undefined ? {} : { retryAfterSeconds: seconds }),
  })
}

/**
 * Sends one request and reads its response; retrying is up to the caller. Throws ProviderRequestFailed, or the signal's
 * reason when the caller aborts.
 */
export const requestProvider = async (request: ProviderRequest): Promise<ProviderResponse> => {
  const { url, method, headers, body, timeoutMs, maxBytes, signal } = request
  signal?.throwIfAborted()
  const timeout = AbortSignal.timeout(timeoutMs)
  let response: Response | undefined
  try {
    response = await fetch(url, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      ...(headers ? { headers } : {}),
      ...(body === undefined ? {} : { body }),
      // A redirect is not followed: the key must not be sent to another host.
      redirect: 'manual',
      signal: AbortSignal.any(signal ? [timeout, signal] : [timeout]),
    })
    if (!response.ok) throw await failedResponse(response)
    const bytes = await readLimited(response, maxBytes)
    if (!bytes) throw new ProviderRequestFailed('bad_answer', { detail: 'too many bytes' })
    return { status: response.status, contentType: response.headers.get('content-type') ?? '', bytes }
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof ProviderRequestFailed) throw error
    if (timeout.aborted)
      throw new ProviderRequestFailed('slow', { detail: `no answer within ${timeoutMs / 1000} s` })
    if (response) throw new ProviderRequestFailed('bad_answer', { detail: 'cut off', cause: error })
    const { cause } = error as { cause?: { code?: unknown } }
    const detail = typeof cause?.code === 'string' ? cause.code : 'no connection'
    throw new ProviderRequestFailed('unreachable', { detail, cause: error })
  }
}
