import { ActivityFailure, ApplicationFailure } from '@temporalio/common'

/** Type of the failure of an activity whose video was cancelled or deleted before the work began. */
export const videoGone = 'video_gone'

export const isVideoGone = (error: unknown): boolean =>
  error instanceof ActivityFailure &&
  error.cause instanceof ApplicationFailure &&
  error.cause.type === videoGone
