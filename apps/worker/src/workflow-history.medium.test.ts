import { randomUUID } from 'node:crypto'
import { Client, Connection } from '@temporalio/client'
import { DefaultLogger, Runtime } from '@temporalio/worker'
import { languages } from '@voxdeck/core/languages/languages'
import { workflowQueue } from '@voxdeck/workflows/task-queues'
import { quickActivities } from '@voxdeck/workflows/testing/quick-activities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { createWorkers, type Workers } from './run-workers.ts'

const slides = 200
const shots = slides + slides - 1

const all = Array.from({ length: slides }, (_, slide) => slide)
const activities: typeof quickActivities = {
  ...quickActivities,
  findWorkLeft: async () => ({ render: all, narrate: { en: all } }),
  layOutVideo: async ({ projectId }) => ({
    layoutKey: `layouts/${projectId}/${'0'.repeat(64)}.json`,
    shotsLeft: Array.from({ length: shots }, (_, shot) => shot),
  }),
}

/** A history grows with the number of activities, not with their duration, so quick activities are enough here. */
describe('histories of 200 slides', () => {
  const { TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: namespace } = readConfig({
    ...process.env,
    VOICES_DIR: '-',
    ESPEAK_DATA_DIR: '-',
    SCRATCH_DIR: '-',
  })
  const toolchain = randomUUID()
  let connection: Connection
  let workers: Workers
  let running: Promise<void>

  beforeAll(async () => {
    Runtime.install({ logger: new DefaultLogger('WARN') })
    connection = await Connection.connect({ address })
    workers = await createWorkers({
      address,
      namespace,
      toolchain,
      concurrency: 100,
      translates: true,
      activities,
    })
    running = workers.run()
  })
  afterAll(async () => {
    workers.stop()
    await running
    await connection.close()
  })

  it('of a video stay under 5,000 events and 5 MB, in parent and child', async () => {
    const { workflow } = new Client({ connection, namespace })
    const videoId = randomUUID()
    const projectId = randomUUID()
    const planKey = `plans/${projectId}/${'0'.repeat(64)}.json`
    const parent = await workflow.start('generateVideo', {
      taskQueue: workflowQueue,
      workflowId: `video-${videoId}`,
      args: [
        {
          kind: 'video',
          task: { videoId, projectId, planKey },
          routing: { toolchain, accountId: randomUUID() },
          languages: ['en'],
        },
      ],
    })
    await parent.result()
    const child = workflow.getHandle(`narrate-${parent.firstExecutionRunId}-en`)
    for (const [name, handle] of [
      ['video', parent],
      ['language', child],
    ] as const) {
      const { historyLength, historySize } = await handle.describe()
      process.stdout.write(`      ${name}: ${historyLength} events, ${historySize} bytes\n`)
      expect(historyLength).toBeLessThan(5000)
      expect(historySize).toBeGreaterThan(0)
      expect(historySize).toBeLessThan(5 * 1024 * 1024)
    }
  })

  it('O2 of translating into twelve languages stay under 5,000 events and 5 MB each', async () => {
    const { workflow } = new Client({ connection, namespace })
    const projectId = randomUUID()
    const twelve = languages.filter(({ code }) => code !== 'en').slice(0, 12)
    const slideIds = Array.from({ length: slides }, () => randomUUID())
    const runs = await Promise.all(
      twelve.map(({ code: language }) =>
        workflow.signalWithStart('translateSlides', {
          taskQueue: workflowQueue,
          workflowId: `translate-${projectId}-${language}`,
          args: [{ task: { projectId, language }, accountId: projectId }],
          signal: 'requestSlides',
          signalArgs: [{ number: 1, slideIds, overwrite: false, requestedAt: new Date().toISOString() }],
        }),
      ),
    )
    await Promise.all(runs.map((run) => run.result()))
    const histories = await Promise.all(runs.map((run) => run.describe()))
    const events = histories.map(({ historyLength }) => historyLength)
    const bytes = histories.map(({ historySize }) => historySize ?? 0)
    process.stdout.write(
      `      ${events.length} languages: ${Math.max(...events)} events, ${Math.max(...bytes)} bytes at most\n`,
    )
    expect(Math.min(...events)).toBeGreaterThan(100)
    expect(Math.max(...events)).toBeLessThan(5000)
    expect(Math.max(...bytes)).toBeLessThan(5 * 1024 * 1024)
  })
})
