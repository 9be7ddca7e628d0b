import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Connection } from '@temporalio/client'
import type { TemporalConfig } from '../src/connect-workflows.ts'

const patienceMs = 30_000

/** A namespace of its own on the test run's Temporal, for tests that look at every workflow there is. */
export const newNamespace = async (address: string): Promise<TemporalConfig> => {
  const namespace = `test-${randomUUID()}`
  const connection = await Connection.connect({ address })
  try {
    const day = { seconds: 24 * 3600 }
    await connection.workflowService.registerNamespace({
      namespace,
      workflowExecutionRetentionPeriod: day as never,
    })
    const { workflow } = new Client({ connection, namespace })
    // The server's frontend learns of a new namespace after some seconds.
    for (const until = Date.now() + patienceMs; ; await sleep(200))
      try {
        await workflow.count()
        return { address, namespace }
      } catch (error) {
        if (Date.now() > until) throw error
      }
  } finally {
    await connection.close()
  }
}
