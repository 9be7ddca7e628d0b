import { ApplicationFailure } from '@temporalio/common'
import { type ErrorCode, errors } from '@voxdeck/contracts/errors'
import { isOutage } from './is-outage.ts'

/** What is wrong in itself is tried this often; a service that is away is waited for as long as the workflow says. */
const mostTries = 5

/** A failure that is a row of the error table; retried only if the table says that this can help. */
export const stepFailure = (code: ErrorCode, cause: unknown, attempt: number): ApplicationFailure => {
  const outage = isOutage(cause)
  const type: ErrorCode = outage ? 'unavailable' : code
  return ApplicationFailure.create({
    type,
    message: cause instanceof Error ? cause.message : String(cause),
    nonRetryable: !errors[type].retryable || (!outage && attempt >= mostTries),
    ...(cause instanceof Error ? { cause } : {}),
  })
}
