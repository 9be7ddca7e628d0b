import { Client, Connection } from '@temporalio/client'
import { reconcilerSchedule, type TemporalConfig } from '../src/connect-workflows.ts'

/** For tests that insert rows which no workflow stands behind: the reconciler would mend them. */
export const pauseReconciler = async ({ address, namespace }: TemporalConfig): Promise<void> => {
  const connection = await Connection.connect({ address })
  try {
    await new Client({ connection, namespace }).schedule.getHandle(reconcilerSchedule).pause()
  } finally {
    await connection.close()
  }
}
