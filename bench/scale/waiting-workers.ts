import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { bundleWorkflowCode, DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker'
import { connectWorkflows, type TemporalConfig } from '@voxdeck/workflows/start'
import { activityQueue, speechQueue, workflowQueue } from '@voxdeck/workflows/task-queues'
import { waitingActivities } from './waiting-activities.ts'

/** TASK_QUEUE_TYPE_ACTIVITY of Temporal's own protocol. */
const activityTasks = 2

/** As a worker of the product takes it by default. */
export const slotsPerWorker = 2

/** The product's workflows and queues, on a real Temporal server, with workers that only wait. */
export const startWaitingWorkers = async (temporal: TemporalConfig, pieceMs: number) => {
  Runtime.install({ logger: new DefaultLogger('ERROR') })
  const connection = await NativeConnection.connect({ address: temporal.address })
  const workflows = await connectWorkflows(temporal)
  const workflowsPath = fileURLToPath(import.meta.resolve('@voxdeck/workflows/workflows'))
  const workflowBundle = await bundleWorkflowCode({ workflowsPath, logger: new DefaultLogger('ERROR') })
  const published = new Set<string>()
  const waited = new Map<string, number[]>()
  const onTaken = (videoId: string, seconds: number) =>
    waited.set(videoId, [...(waited.get(videoId) ?? []), seconds])
  const shared = {
    connection,
    namespace: temporal.namespace,
    activities: waitingActivities(pieceMs, {
      onTaken,
      onPublished: (videoId) => published.add(videoId),
    }),
    shutdownGraceTime: '1s',
  } as const
  const recipes = await Worker.create({ ...shared, taskQueue: workflowQueue, workflowBundle })
  const recipesRun = recipes.run()

  return {
    /** Films whose last piece of work is done. */
    published,
    /** How long each piece of a film's work waited for a worker, in seconds. */
    waited,
    /** So many workers for a toolchain of their own, and the films that are asked of them. */
    team: async (count: number) => {
      const toolchain = randomUUID()
      // Workers on one queue have a connection each, as they have in processes of their own.
      const connections = await Promise.all(
        Array.from({ length: count }, () => NativeConnection.connect({ address: temporal.address })),
      )
      const workers = await Promise.all(
        connections.flatMap((own) =>
          [activityQueue(toolchain), speechQueue(toolchain)].map((taskQueue) =>
            Worker.create({
              ...shared,
              connection: own,
              taskQueue,
              maxConcurrentActivityTaskExecutions: slotsPerWorker,
            }),
          ),
        ),
      )
      const running = Promise.all(workers.map((worker) => worker.run()))
      return {
        ask: async (accountId: string): Promise<string> => {
          const task = { videoId: randomUUID(), projectId: randomUUID(), planKey: 'none' }
          const asker = { toolchain, accountId }
          await workflows.startVideo({ kind: 'film', task, asker, languages: ['en'] }, 'replace')
          return task.videoId
        },
        /** Pieces of work that nobody has taken yet. */
        backlog: async (): Promise<number> => {
          const { stats } = await connection.workflowService.describeTaskQueue({
            namespace: temporal.namespace,
            taskQueue: { name: activityQueue(toolchain) },
            taskQueueType: activityTasks,
            reportStats: true,
          })
          return Number(stats?.approximateBacklogCount ?? 0)
        },
        finish: (videoId: string) => workflows.waitForVideo(videoId),
        stop: async () => {
          for (const worker of workers) worker.shutdown()
          await running
          await Promise.all(connections.map((own) => own.close()))
        },
      }
    },
    stop: async () => {
      recipes.shutdown()
      await recipesRun
      await workflows.close()
      await connection.close()
    },
  }
}

export type WaitingWorkers = Awaited<ReturnType<typeof startWaitingWorkers>>
export type Team = Awaited<ReturnType<WaitingWorkers['team']>>
