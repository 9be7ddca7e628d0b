import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Client, Connection } from '@temporalio/client'
import { bundleWorkflowCode, DefaultLogger, NativeConnection, Runtime, Worker } from '@temporalio/worker'
import type { Activities } from '@voxdeck/workflows/activities'
import { activityQueue, speechQueue, workflowQueue } from '@voxdeck/workflows/task-queues'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const slides = 200
const shots = slides + slides - 1

/**
 * Histories grow with what workflows ask for, not with how long it takes, so these activities answer at once. The
 * server and the workflows are the real ones.
 */
const quick: Activities = {
  beginVideo: async () => {
    const all = Array.from({ length: slides }, (_, slide) => slide)
    return { draw: all, speak: { en: all } }
  },
  narrateSlide: async () => {},
  drawSlide: async () => {},
  layOutVideo: async ({ projectId }) => ({
    layoutKey: `layouts/${projectId}/${'0'.repeat(64)}.json`,
    shotsLeft: Array.from({ length: shots }, (_, shot) => shot),
  }),
  drawShot: async () => {},
  encodeTrack: async () => {},
  publishVideo: async () => {},
  failVideo: async () => {},
  cancelVideo: async () => {},
  speakPreview: async () => ({ objectKey: '' }),
  normaliseClip: async () => ({ hash: '', frames: 1, width: 2, height: 2, size: 1, hasSound: false }),
  normaliseMusic: async () => ({ hash: '', samples: 1, lufs: -20, size: 1 }),
  normaliseRecording: async () => ({ hash: '', samples: 1, peaks: [], size: 1 }),
}

describe('the history of a film of 200 slides', () => {
  const { TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: namespace } = readConfig({
    ...process.env,
    VOICES_DIR: '-',
    ESPEAK_DATA_DIR: '-',
    SCRATCH_DIR: '-',
  })
  const toolchain = randomUUID()
  let connection: Connection
  let native: NativeConnection
  let workers: Worker[]
  let running: Promise<unknown>

  beforeAll(async () => {
    Runtime.install({ logger: new DefaultLogger('WARN') })
    connection = await Connection.connect({ address })
    native = await NativeConnection.connect({ address })
    const workflowsPath = fileURLToPath(import.meta.resolve('@voxdeck/workflows/workflows'))
    const workflowBundle = await bundleWorkflowCode({ workflowsPath })
    const shared = { connection: native, namespace, activities: quick }
    workers = [
      await Worker.create({ ...shared, taskQueue: workflowQueue, workflowBundle }),
      await Worker.create({ ...shared, taskQueue: activityQueue(toolchain) }),
      await Worker.create({ ...shared, taskQueue: speechQueue(toolchain) }),
    ]
    running = Promise.all(workers.map((worker) => worker.run()))
  })
  afterAll(async () => {
    for (const worker of workers) worker.shutdown()
    await running
    await native.close()
    await connection.close()
  })

  it('stays under 5,000 events and 5 MB, in parent and child', async () => {
    const { workflow } = new Client({ connection, namespace })
    const videoId = randomUUID()
    const projectId = randomUUID()
    const planKey = `plans/${projectId}/${'0'.repeat(64)}.json`
    const parent = await workflow.start('generateVideo', {
      taskQueue: workflowQueue,
      workflowId: `video-${videoId}`,
      args: [
        {
          kind: 'film',
          task: { videoId, projectId, planKey },
          asker: { toolchain, accountId: randomUUID() },
          languages: ['en'],
        },
      ],
    })
    await parent.result()
    const child = workflow.getHandle(`narrate-${parent.firstExecutionRunId}-en`)
    for (const [name, handle] of [
      ['film', parent],
      ['language', child],
    ] as const) {
      const { historyLength, historySize } = await handle.describe()
      process.stdout.write(`      ${name}: ${historyLength} events, ${historySize} bytes\n`)
      expect(historyLength).toBeLessThan(5000)
      expect(historySize).toBeGreaterThan(0)
      expect(historySize).toBeLessThan(5 * 1024 * 1024)
    }
  })
})
