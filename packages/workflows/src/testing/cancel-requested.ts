import { Client, Connection } from '@temporalio/client'
import type { TemporalConfig } from '../start.ts'

/** Whether somebody has asked Temporal to end the workflow of this video; true without a worker that would obey, too. */
export const cancelRequested = async (
  { address, namespace }: TemporalConfig,
  videoId: string,
): Promise<boolean> => {
  const connection = await Connection.connect({ address })
  try {
    const handle = new Client({ connection, namespace }).workflow.getHandle(`video-${videoId}`)
    const { events } = await handle.fetchHistory()
    return (events ?? []).some((event) => event.workflowExecutionCancelRequestedEventAttributes)
  } finally {
    await connection.close()
  }
}
