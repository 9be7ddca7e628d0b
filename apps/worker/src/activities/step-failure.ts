import { ApplicationFailure } from '@temporalio/common'
import { type ErrorCode, errors } from '@voxdeck/contracts/errors'
import { SpeechFailed } from '@voxdeck/speech/speech-errors'
import { isOutage } from './is-outage.ts'

/** What is wrong in itself is tried this often; a service that is away is waited for as long as the workflow says. */
const mostTries = 5

/** A failure that is a row of the error table; retried only if the table says that this can help. */
export const stepFailure = (code: ErrorCode, cause: unknown, attempt: number): ApplicationFailure => {
  const speech = cause instanceof SpeechFailed ? cause : null
  // Others have been asked to speak instead: who waits for this one is told soon.
  const outage = speech?.reason !== 'unreachable' && isOutage(cause)
  const hopeless = speech !== null && !speech.passes && speech.reason !== 'unreachable'
  const type: ErrorCode = outage ? 'unavailable' : code
  return ApplicationFailure.create({
    type,
    message: cause instanceof Error ? cause.message : String(cause),
    nonRetryable: hopeless || !errors[type].retryable || (!outage && attempt >= mostTries),
    ...(cause instanceof Error ? { cause } : {}),
    ...(speech?.seconds === undefined ? {} : { nextRetryDelay: speech.seconds * 1000 }),
  })
}
