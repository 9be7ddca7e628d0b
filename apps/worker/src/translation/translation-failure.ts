import { ApplicationFailure } from '@temporalio/common'
import type { ErrorCode } from '@voxdeck/contracts/errors'
import type { TranslationError, TranslationErrorCode } from '@voxdeck/translation/translation-errors'

/** What people are told of what goes wrong at a provider. */
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

const mostTries = 4

/** Nobody watches a bar that stands still for longer. */
const longestWait = 120

/** A provider's failure as a row of the error table, tried again when the provider says that this can help soon. */
export const translationFailure = (
  error: TranslationError,
  /** How many slides are there all the same. */
  { attempt, kept = 0 }: { attempt: number; kept?: number },
): ApplicationFailure => {
  const { code, retry, retryAfterSeconds } = error
  const passesSoon =
    retryAfterSeconds === undefined ? code === 'rate_limited' : retryAfterSeconds <= longestWait
  const helps = retry === 'now' || (retry === 'later' && passesSoon)
  return ApplicationFailure.create({
    type: troubleCode(error),
    message: error.message,
    details: [kept],
    nonRetryable: !helps || attempt >= mostTries,
    ...(retryAfterSeconds === undefined ? {} : { nextRetryDelay: `${retryAfterSeconds}s` }),
  })
}
