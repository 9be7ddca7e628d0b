import { NativeConnection, Worker } from '@temporalio/worker'
import type { Activities } from '@voxdeck/workflows/activities'
import { activityQueue, speechQueue, workflowQueue } from '@voxdeck/workflows/task-queues'
import { bundleWorkflows } from './bundle-workflows.ts'

export type WorkersOptions = {
  address: string
  namespace: string
  toolchain: string
  concurrency: number
  activities: Activities
}

/** How soon a cancelled film stops: Temporal says so in answer to a heartbeat. */
const heartbeatEvery = '1s'

/** Three workers in one process: recipes and notes for any film; drawing, and speaking, for films of this toolchain. */
export const createWorkers = async ({
  address,
  namespace,
  toolchain,
  concurrency,
  activities,
}: WorkersOptions) => {
  const connection = await NativeConnection.connect({ address })
  const workflowBundle = await bundleWorkflows()
  const shared = { connection, namespace, activities, shutdownGraceTime: '1s' } as const
  const working = {
    ...shared,
    maxHeartbeatThrottleInterval: heartbeatEvery,
    defaultHeartbeatThrottleInterval: heartbeatEvery,
  } as const
  const workers = [
    await Worker.create({ ...shared, taskQueue: workflowQueue, workflowBundle }),
    await Worker.create({
      ...working,
      taskQueue: activityQueue(toolchain),
      maxConcurrentActivityTaskExecutions: concurrency,
    }),
    await Worker.create({
      ...working,
      taskQueue: speechQueue(toolchain),
      maxConcurrentActivityTaskExecutions: concurrency,
    }),
  ]
  return {
    run: async () => {
      await Promise.all(workers.map((worker) => worker.run()))
      await connection.close()
    },
    stop: () => {
      for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown()
    },
  }
}
