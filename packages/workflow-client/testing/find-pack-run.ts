import { Client, Connection, WorkflowNotFoundError } from '@temporalio/client'
import type { TemporalConfig } from '../src/connect-workflows.ts'

/** The newest run of the workflow that makes a video's pack; null when none was ever started. */
export const findPackRun = async (
  { address, namespace }: TemporalConfig,
  videoId: string,
): Promise<{ runId: string; status: string } | null> => {
  const connection = await Connection.connect({ address })
  try {
    const handle = new Client({ connection, namespace }).workflow.getHandle(`pack-${videoId}`)
    const { runId, status } = await handle.describe()
    return { runId, status: status.name }
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return null
    throw error
  } finally {
    await connection.close()
  }
}
