/** When a retry can help. */
export type Retry = 'now' | 'later' | 'never'

/** All errors of a provider. */
export const translationErrors = {
  unreachable: { retry: 'now', words: 'cannot be reached' },
  slow: { retry: 'now', words: 'took too long' },
  refused_key: { retry: 'never', words: 'refuses the key' },
  quota_used_up: { retry: 'later', words: 'has no quota left' },
  rate_limited: { retry: 'later', words: 'asks to slow down' },
  unsupported_pair: { retry: 'never', words: 'does not translate between these languages' },
  bad_answer: { retry: 'now', words: 'gave an answer that cannot be used' },
  cancelled: { retry: 'never', words: 'was cancelled' },
} as const satisfies Record<string, { retry: Retry; words: string }>

export type TranslationErrorCode = keyof typeof translationErrors

/** What is known of an error beyond its code. `detail` is our own text or has been cleared of secrets. */
export type ErrorFacts = {
  detail?: string
  /** Status of the HTTP response, if there was one. */
  status?: number
  retryAfterSeconds?: number
  retry?: Retry
}

export class TranslationError extends Error {
  override name = 'TranslationError'
  readonly code: TranslationErrorCode
  readonly translator: string
  readonly retry: Retry
  readonly status: number | undefined
  readonly detail: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(translator: string, code: TranslationErrorCode, facts: ErrorFacts = {}) {
    const { retry, words } = translationErrors[code]
    super(`${translator} ${words}${facts.detail ? `: ${facts.detail}` : ''}`)
    this.code = code
    this.translator = translator
    this.retry = facts.retry ?? retry
    this.status = facts.status
    this.detail = facts.detail
    this.retryAfterSeconds = facts.retryAfterSeconds
  }
}

/** After these errors, other requests to the same provider fail as well. */
export const failsEverything = ({ code }: TranslationError): boolean =>
  code !== 'bad_answer' && code !== 'slow'
