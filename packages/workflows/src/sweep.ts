import { proxyActivities } from '@temporalio/workflow'
import type { SweepActivities } from './activities.ts'
import { databaseOptions } from './activity-options.ts'

/** Started by a schedule. One attempt: what it leaves is the next one's. */
export const sweep = async (): Promise<void> => {
  const activities = proxyActivities<SweepActivities>({
    ...databaseOptions,
    startToCloseTimeout: '2 hours',
    heartbeatTimeout: '1 minute',
    retry: { maximumAttempts: 1 },
  })
  await activities.sweep()
}
