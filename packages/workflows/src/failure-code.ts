import {
  ActivityFailure,
  ApplicationFailure,
  ChildWorkflowFailure,
  TimeoutFailure,
  TimeoutType,
} from '@temporalio/common'
import { type ErrorCode, isErrorCode } from '@voxdeck/contracts/errors'
import type { WorkStep } from '@voxdeck/core/progress/work'

export type FailingStage = WorkStep | 'translation' | 'pack'

const codeOfStage: Record<FailingStage, ErrorCode> = {
  speech: 'speech_failed',
  timeline: 'internal',
  render: 'render_failed',
  optimize: 'publish_failed',
  translation: 'internal',
  pack: 'pack_failed',
}

/** The row of the error table that a failure means; what has no row of its own is told by its stage. */
export const failureCode = (error: unknown, stage: FailingStage): ErrorCode => {
  if (error instanceof ActivityFailure || error instanceof ChildWorkflowFailure)
    return failureCode(error.cause, stage)
  if (error instanceof ApplicationFailure && error.type && isErrorCode(error.type)) return error.type
  // Nobody took the step: the workers of this film's toolchain are gone.
  if (error instanceof TimeoutFailure && error.timeoutType === TimeoutType.SCHEDULE_TO_START)
    return 'no_worker'
  return codeOfStage[stage]
}
