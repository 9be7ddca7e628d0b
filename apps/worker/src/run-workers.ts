import { NativeConnection, Worker } from '@temporalio/worker'
import type { SlotLevel, Slots } from '@voxdeck/media/run/slots'
import type {
  Activities,
  ReconcileActivities,
  SweepActivities,
  TranslationActivities,
} from '@voxdeck/workflows/activities'
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
  slots: Slots
  /** Whether a translation provider is configured. */
  translates: boolean
  activities: Activities & TranslationActivities & ReconcileActivities & SweepActivities
}

/** Concurrent translation activities. They wait for providers and use no CPU; more would only overload providers. */
const maxConcurrentTranslations = 4

/**
 * Each queue has as many activities open as there are slots, and their programs share the slots. Activities
 * cannot share them: an idle queue holds its slots while it polls.
 */
const queues: readonly [SlotLevel, (toolchain: string) => string][] = [
  ['render', renderQueue],
  ['speech', speechQueue],
  ['interactive', interactiveQueue],
]

/** Maximum delay of a heartbeat, whose response carries a cancellation: decides how soon a cancelled video stops. */
const heartbeatEvery = '1s'

/**
 * Temporal workers in one process: one for workflows and short database activities of any video; one each for the
 * render, speech and interactive queues of this toolchain; and one for translation, if a provider is configured.
 */
export const createWorkers = async ({
  address,
  namespace,
  toolchain,
  slots,
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
      queues.map(([level, queueOf]) =>
        Worker.create({
          ...working,
          taskQueue: queueOf(toolchain),
          maxConcurrentActivityTaskExecutions: slots.count,
          interceptors: {
            activity: [() => ({ inbound: { execute: (input, next) => slots.at(level, () => next(input)) } })],
          },
        }),
      ),
    )),
    ...(translates
      ? [
          await Worker.create({
            ...working,
            taskQueue: translationQueue,
            maxConcurrentActivityTaskExecutions: maxConcurrentTranslations,
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
