import type { ActivityOptions } from '@temporalio/workflow'
import { activityQueue, answerQueue, speechQueue, translationQueue, workflowQueue } from './task-queues.ts'

export type Asker = { toolchain: string; accountId: string }

const retry = {
  initialInterval: '1s',
  backoffCoefficient: 2,
  maximumInterval: '30s',
  // About four minutes. Workers give up sooner on what is wrong in itself and not just away.
  maximumAttempts: 12,
} as const

/** Short notes in the database, taken by any worker. They may wait long for Postgres to come back. */
export const noting: ActivityOptions = {
  taskQueue: workflowQueue,
  startToCloseTimeout: '1m',
  retry: { ...retry, maximumAttempts: 30 },
}

/** How a film ended is noted however long that takes: without the note it would be in the making for ever. */
export const ending: ActivityOptions = {
  ...noting,
  retry: { ...retry, maximumAttempts: Number.POSITIVE_INFINITY },
}

/** Work on the CPU. A dead worker is noticed by its missing heartbeat; the fairness key is the account. */
export const working = ({ toolchain, accountId }: Asker): ActivityOptions => ({
  taskQueue: activityQueue(toolchain),
  startToCloseTimeout: '2h',
  heartbeatTimeout: '10s',
  scheduleToStartTimeout: '12h',
  priority: { fairnessKey: accountId },
  retry,
})

/** Waiting for a provider. Workers give up on one that does not answer within seconds, and wait longer for what is ours. */
export const translating = (accountId: string): ActivityOptions => ({
  taskQueue: translationQueue,
  startToCloseTimeout: '30m',
  heartbeatTimeout: '10s',
  scheduleToStartTimeout: '1h',
  priority: { fairnessKey: accountId },
  retry,
})

export const speaking = (asker: Asker): ActivityOptions => ({
  ...working(asker),
  taskQueue: speechQueue(asker.toolchain),
})

export const answering = (asker: Asker): ActivityOptions => ({
  ...working(asker),
  taskQueue: answerQueue(asker.toolchain),
})
