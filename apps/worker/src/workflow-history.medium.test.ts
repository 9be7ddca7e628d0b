import { randomUUID } from 'node:crypto'
import { Client, Connection } from '@temporalio/client'
import { DefaultLogger, Runtime } from '@temporalio/worker'
import { languages } from '@voxdeck/core/languages/languages'
import { createSlots } from '@voxdeck/media/run/slots'
import { workflowQueue } from '@voxdeck/workflows/task-queues'
import { mostPending } from '@voxdeck/workflows/testing/most-pending'
import { quickActivities } from '@voxdeck/workflows/testing/quick-activities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { createWorkers, type Workers } from './run-workers.ts'

const slides = 200
/** Two hours with captions in the picture: about one shot for each caption. */
const shots = 3000
const spoken = languages.slice(0, 12).map(({ code }) => code)

const all = Array.from({ length: slides }, (_, slide) => slide)
const rendered: number[] = []
const activities: typeof quickActivities = {
  ...quickActivities,
  findWorkLeft: async () => ({
    render: all,
    narrate: Object.fromEntries(spoken.map((language) => [language, all])),
  }),
  renderShots: async ({ shots: some }) => {
    rendered.push(...some)
  },
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
      slots: createSlots(100),
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

  it('of a video stay under 5,000 events and 5 MB and 200 pending activities, in parent and children', async () => {
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
          languages: spoken,
        },
      ],
    })
    await parent.result()
    expect(rendered.toSorted((a, b) => a - b)).toEqual(Array.from({ length: shots }, (_, shot) => shot))
    for (const [name, handle] of [
      ['video', parent],
      ...spoken.map(
        (language) =>
          [language, workflow.getHandle(`narrate-${parent.firstExecutionRunId}-${language}`)] as const,
      ),
    ] as const) {
      const { historyLength, historySize } = await handle.describe()
      const pending = mostPending(await handle.fetchHistory())
      process.stdout.write(
        `      ${name}: ${historyLength} events, ${historySize} bytes, ${pending} pending\n`,
      )
      expect(pending).toBeGreaterThan(10)
      expect(pending).toBeLessThan(200)
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
