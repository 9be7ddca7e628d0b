import { ApplicationFailure } from '@temporalio/common'
import type { ErrorCode } from '@voxdeck/contracts/errors'
import type { TranslationError, TranslationErrorCode } from '@voxdeck/translation/translation-errors'

/** The error table's code for each provider error. */
const rows: Record<TranslationErrorCode, ErrorCode> = {
  unreachable: 'translation_unreachable',
  slow: 'translation_unreachable',
  cancelled: 'translation_unreachable',
  refused_key: 'translation_refused',
  quota_used_up: 'translation_quota',
  rate_limited: 'translation_quota',
  unsupported_pair: 'translation_unavailable',
  bad_answer: 'translation_bad_answer',
}

export const troubleCode = ({ code }: TranslationError): ErrorCode => rows[code]

const maxTranslationAttempts = 4

/** In seconds: with a longer wait the job fails at once, since its progress bar would stand still for too long. */
const maxRetryDelaySeconds = 120

/** A provider's error as a failure with a code of the error table; retryable if a retry can help soon. */
export const translationFailure = (
  error: TranslationError,
  /** `kept`: how many slides of the batch are translated despite the error. */
  { attempt, kept = 0 }: { attempt: number; kept?: number },
): ApplicationFailure => {
  const { code, retry, retryAfterSeconds } = error
  const passesSoon =
    retryAfterSeconds === undefined ? code === 'rate_limited' : retryAfterSeconds <= maxRetryDelaySeconds
  const helps = retry === 'now' || (retry === 'later' && passesSoon)
  return ApplicationFailure.create({
    type: troubleCode(error),
    message: error.message,
    details: [kept],
    nonRetryable: !helps || attempt >= maxTranslationAttempts,
    ...(retryAfterSeconds === undefined ? {} : { nextRetryDelay: `${retryAfterSeconds}s` }),
  })
}
