import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { bundleWorkflowCode, DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker'
import { connectWorkflows, type TemporalConfig } from '@voxdeck/workflow-client/connect-workflows'
import { countBacklog } from '@voxdeck/workflow-client/testing/count-backlog'
import { renderQueue, speechQueue, workflowQueue } from '@voxdeck/workflows/task-queues'
import { waitingActivities } from './waiting-activities.ts'

/** The default of the product's worker. */
export const slotsPerWorker = 2

/** The product's workflows and queues, on a real Temporal server, with workers that only wait. */
export const startWaitingWorkers = async (temporal: TemporalConfig, pieceMs: number) => {
  Runtime.install({ logger: new DefaultLogger('ERROR') })
  const connection = await NativeConnection.connect({ address: temporal.address })
  const workflows = await connectWorkflows(temporal)
  const workflowsPath = fileURLToPath(import.meta.resolve('@voxdeck/workflows/workflows'))
  const workflowBundle = await bundleWorkflowCode({ workflowsPath, logger: new DefaultLogger('ERROR') })
  const published = new Set<string>()
  const taken: TakenPiece[] = []
  const onTaken = (piece: Omit<TakenPiece, 'takenMs'>) => taken.push({ ...piece, takenMs: Date.now() })
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
    /** Ids of the videos whose last unit of work is done. */
    published,
    /** Units of work in the order in which workers took them. */
    taken,
    /** So many workers with a toolchain of their own, and functions to request videos from them. */
    team: async (count: number) => {
      const toolchain = randomUUID()
      // Each worker on a queue has its own connection, as workers in separate processes have.
      const connections = await Promise.all(
        Array.from({ length: count }, () => NativeConnection.connect({ address: temporal.address })),
      )
      const workers = await Promise.all(
        connections.flatMap((own) =>
          [renderQueue(toolchain), speechQueue(toolchain)].map((taskQueue) =>
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
          const routing = { toolchain, accountId }
          await workflows.generateVideo({ kind: 'video', task, routing, languages: ['en'] }, 'replace')
          return task.videoId
        },
        /** Units of work that no worker has taken yet. */
        backlog: (): Promise<number> =>
          countBacklog(connection, { namespace: temporal.namespace, queue: renderQueue(toolchain) }),
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

export type TakenPiece = { videoId: string; queue: string; askedMs: number; takenMs: number }

export type WaitingWorkers = Awaited<ReturnType<typeof startWaitingWorkers>>
export type Team = Awaited<ReturnType<WaitingWorkers['team']>>
