import { ApplicationFailure } from '@temporalio/common'
import { type ErrorCode, errors } from '@voxdeck/contracts/errors'
import { SpeechFailed } from '@voxdeck/speech/speech-errors'
import { isOutage } from './is-outage.ts'

/** Attempts for other errors; an outage is retried for as long as the workflow's retry policy allows. */
const maxStepAttempts = 5

/** A failure with a code of the error table; retryable only if the table says so. */
export const stepFailure = (code: ErrorCode, cause: unknown, attempt: number): ApplicationFailure => {
  const speech = cause instanceof SpeechFailed ? cause : null
  // Not for an unreachable speech provider: fallback voices have been tried, so the failure is to be reported soon.
  const outage = speech?.reason !== 'unreachable' && isOutage(cause)
  const hopeless = speech !== null && !speech.passes && speech.reason !== 'unreachable'
  const type: ErrorCode = outage ? 'unavailable' : code
  return ApplicationFailure.create({
    type,
    message: cause instanceof Error ? cause.message : String(cause),
    nonRetryable: hopeless || !errors[type].retryable || (!outage && attempt >= maxStepAttempts),
    ...(cause instanceof Error ? { cause } : {}),
    ...(speech?.seconds === undefined ? {} : { nextRetryDelay: speech.seconds * 1000 }),
  })
}
