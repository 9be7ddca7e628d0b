import { proxyActivities } from '@temporalio/workflow'
import type { ReconcileActivities } from './activities.ts'
import { databaseOptions } from './activity-options.ts'

/** Started by a schedule. One attempt: the next run begins soon. */
export const reconcile = async (): Promise<void> => {
  const activities = proxyActivities<ReconcileActivities>({
    ...databaseOptions,
    retry: { maximumAttempts: 1 },
  })
  await activities.reconcile()
}
