import { Context } from '@temporalio/activity'
import { ApplicationFailure, CancelledFailure } from '@temporalio/common'
import { type ErrorCode, isErrorCode } from '@voxdeck/contracts/errors'
import { stepFailure } from './step-failure.ts'

/** Heartbeat interval: decides how soon a cancellation or a dead worker is noticed. */
const heartbeatIntervalMs = 1000

const ownCode = (error: unknown): ErrorCode | null => {
  const code = (error as { code?: unknown }).code
  return typeof code === 'string' && isErrorCode(code) ? code : null
}

/**
 * Runs an activity with heartbeats and a signal that aborts on cancellation. An error becomes an ApplicationFailure
 * with a code of the error table, unless it is one already: the code that `codeOf` returns (by default the error's
 * own), or else `fallback`, the code of the step.
 */
export const withHeartbeats =
  <Input, Output>(
    fallback: ErrorCode,
    work: (input: Input, signal: AbortSignal) => Promise<Output>,
    codeOf: (error: unknown) => ErrorCode | null = ownCode,
  ) =>
  async (input: Input): Promise<Output> => {
    const context = Context.current()
    const pulse = setInterval(() => context.heartbeat(), heartbeatIntervalMs)
    try {
      return await work(input, context.cancellationSignal)
    } catch (error) {
      if (context.cancellationSignal.aborted) throw new CancelledFailure('cancelled')
      context.log.warn('a step failed', { error })
      if (error instanceof ApplicationFailure) throw error
      throw stepFailure(codeOf(error) ?? fallback, error, context.info.attempt)
    } finally {
      clearInterval(pulse)
    }
  }
