import { NativeConnection, Worker } from '@temporalio/worker'
import type { Activities, TranslationActivities } from '@voxdeck/workflows/activities'
import {
  interactiveQueue,
  renderQueue,
  speechQueue,
  translationQueue,
  workflowQueue,
} from '@voxdeck/workflows/task-queues'
import { bundleWorkflows } from './bundle-workflows.ts'

export type WorkersOptions = {
  address: string
  namespace: string
  toolchain: string
  concurrency: number
  /** Whether it knows a translation provider. */
  translates: boolean
  activities: Activities & TranslationActivities
}

/** Nobody computes here: more would only crowd the providers. */
const languagesAtOnce = 4

/** How soon a cancelled video stops: Temporal says so in answer to a heartbeat. */
const heartbeatEvery = '1s'

/**
 * Workers in one process: recipes and notes for any video; drawing, speaking, and short answers to those who wait for one,
 * each for this toolchain; waiting for providers of translations.
 */
export const createWorkers = async ({
  address,
  namespace,
  toolchain,
  concurrency,
  translates,
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
    ...(await Promise.all(
      [renderQueue, speechQueue, interactiveQueue].map((queueOf) =>
        Worker.create({
          ...working,
          taskQueue: queueOf(toolchain),
          maxConcurrentActivityTaskExecutions: concurrency,
        }),
      ),
    )),
    ...(translates
      ? [
          await Worker.create({
            ...working,
            taskQueue: translationQueue,
            maxConcurrentActivityTaskExecutions: languagesAtOnce,
          }),
        ]
      : []),
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

export type Workers = Awaited<ReturnType<typeof createWorkers>>
