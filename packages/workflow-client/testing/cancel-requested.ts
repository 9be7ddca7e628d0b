import { Client, Connection } from '@temporalio/client'
import type { TemporalConfig } from '../src/connect-workflows.ts'

/** Whether cancellation of this video's workflow was requested; true even if no worker runs that would handle it. */
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
