import {
  ActivityFailure,
  ApplicationFailure,
  ChildWorkflowFailure,
  TimeoutFailure,
  TimeoutType,
} from '@temporalio/common'
import { type ErrorCode, isErrorCode } from '@voxdeck/contracts/errors'
import type { WorkStep } from '@voxdeck/core/progress/work'

export type FailingStep = WorkStep | 'translation' | 'pack'

const codeOfStep: Record<FailingStep, ErrorCode> = {
  speech: 'speech_failed',
  timeline: 'internal',
  render: 'render_failed',
  optimize: 'publish_failed',
  translation: 'internal',
  pack: 'pack_failed',
}

/** The error code of a failure; a failure without a code of its own gets that of its step. */
export const failureCode = (error: unknown, step: FailingStep): ErrorCode => {
  if (error instanceof ActivityFailure || error instanceof ChildWorkflowFailure)
    return failureCode(error.cause, step)
  if (error instanceof ApplicationFailure && error.type && isErrorCode(error.type)) return error.type
  // No worker polled the queue: those of this video's toolchain are gone.
  if (error instanceof TimeoutFailure && error.timeoutType === TimeoutType.SCHEDULE_TO_START)
    return 'no_worker'
  return codeOfStep[step]
}
