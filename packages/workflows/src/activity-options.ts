import type { ActivityOptions } from '@temporalio/workflow'
import { interactiveQueue, renderQueue, speechQueue, translationQueue, workflowQueue } from './task-queues.ts'

/** Which workers take the activities (toolchain), and whose turn they use (account). */
export type Routing = { toolchain: string; accountId: string }

const retry = {
  initialInterval: '1s',
  backoffCoefficient: 2,
  maximumInterval: '30s',
  // About four minutes. Errors that a retry cannot mend are thrown as non-retryable.
  maximumAttempts: 12,
} as const

/** Short database writes, on any worker. Retried long enough for Postgres to come back. */
export const databaseOptions: ActivityOptions = {
  taskQueue: workflowQueue,
  startToCloseTimeout: '1m',
  retry: { ...retry, maximumAttempts: 30 },
}

/** The final status is retried for ever: a row without it would stay `generating`. */
export const closingOptions: ActivityOptions = {
  ...databaseOptions,
  retry: { ...retry, maximumAttempts: Number.POSITIVE_INFINITY },
}

/** CPU work. A missing heartbeat reveals a dead worker; the fairness key is the account. */
export const renderOptions = ({ toolchain, accountId }: Routing): ActivityOptions => ({
  taskQueue: renderQueue(toolchain),
  startToCloseTimeout: '2h',
  heartbeatTimeout: '10s',
  scheduleToStartTimeout: '12h',
  priority: { fairnessKey: accountId },
  retry,
})

/** Requests to a translation provider, which take time but no CPU. */
export const translationOptions = (accountId: string): ActivityOptions => ({
  taskQueue: translationQueue,
  startToCloseTimeout: '30m',
  heartbeatTimeout: '10s',
  scheduleToStartTimeout: '1h',
  priority: { fairnessKey: accountId },
  retry,
})

export const speechOptions = (routing: Routing): ActivityOptions => ({
  ...renderOptions(routing),
  taskQueue: speechQueue(routing.toolchain),
})

export const interactiveOptions = (routing: Routing): ActivityOptions => ({
  ...renderOptions(routing),
  taskQueue: interactiveQueue(routing.toolchain),
})
