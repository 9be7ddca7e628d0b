import { randomUUID } from 'node:crypto'
import { Connection } from '@temporalio/client'
import { DefaultLogger, Runtime } from '@temporalio/worker'
import { connectWorkflows, type Workflows } from '@voxdeck/workflows/start'
import { activityQueue, speechQueue } from '@voxdeck/workflows/task-queues'
import { countBacklog } from '@voxdeck/workflows/testing/count-backlog'
import { quickActivities } from '@voxdeck/workflows/testing/quick-activities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorkers, type Workers } from './run-workers.ts'

const slides = [0, 1, 2, 3]

describe('while a film is made', () => {
  const address = process.env.TEMPORAL_ADDRESS ?? ''
  const namespace = process.env.TEMPORAL_NAMESPACE ?? ''
  const asker = { toolchain: randomUUID(), accountId: randomUUID() }
  const film = { videoId: randomUUID(), projectId: randomUUID(), planKey: 'none' }
  const preview = { videoId: randomUUID(), projectId: film.projectId, planKey: 'none' }
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>()
  const taken = { drawing: [] as string[], speaking: [] as string[] }
  const nameOf = (videoId: string) => (videoId === film.videoId ? 'film' : 'preview')
  let connection: Connection
  let workflows: Workflows
  let workers: Workers
  let running: Promise<void>

  beforeAll(async () => {
    Runtime.install({ logger: new DefaultLogger('WARN') })
    connection = await Connection.connect({ address })
    workflows = await connectWorkflows({ address, namespace })
    workers = await createWorkers({
      address,
      namespace,
      toolchain: asker.toolchain,
      concurrency: 1,
      translates: false,
      activities: {
        ...quickActivities,
        beginVideo: async ({ kind }) => {
          const some = kind === 'film' ? slides : [0]
          return { draw: some, speak: { en: some } }
        },
        narrateSlide: async ({ videoId }) => {
          taken.speaking.push(nameOf(videoId))
          await gate
        },
        drawSlide: async ({ videoId }) => {
          taken.drawing.push(nameOf(videoId))
          await gate
        },
        normaliseClip: async (clip) => {
          taken.drawing.push('clip')
          return quickActivities.normaliseClip(clip)
        },
      },
    })
    running = workers.run()
    await workflows.startVideo({ kind: 'film', task: film, asker, languages: ['en'] }, 'replace')
  })
  afterAll(async () => {
    openGate()
    workers.stop()
    await running
    await workflows.close()
    await connection.close()
  })

  const patient = { timeout: 60_000, interval: 50 }
  const backlogs = () =>
    Promise.all(
      [activityQueue, speechQueue].map((queueOf) =>
        countBacklog(connection, { namespace, queue: queueOf(asker.toolchain) }),
      ),
    )

  it('S31 a text is heard, a recording and music are taken in, and nobody waits for the film, be it their own', async () => {
    await expect.poll(() => taken, patient).toEqual({ drawing: ['film'], speaking: ['film'] })
    await expect.poll(backlogs, patient).toEqual([3, 3])
    const speech = { text: 'Hello.', language: 'en', voice: 'adam', wordsPerMinute: 150 }
    await workflows.previewSpeech({ asker, preview: speech })
    await workflows.importRecording({ asker, recording: { uploadKey: 'none', recordingKey: 'none' } })
    await workflows.importMusic({ asker, music: { uploadKey: 'none', musicKey: 'none' } })
    expect(taken).toEqual({ drawing: ['film'], speaking: ['film'] })
  })

  it("S31 a slide's preview and a video for a slide are next, before the rest of the film", async () => {
    await workflows.startVideo({ kind: 'preview', task: preview, asker, languages: ['en'] }, 'replace')
    const clip = workflows.importClip({ asker, clip: { uploadKey: 'none', clipKey: 'none' } })
    await expect.poll(backlogs, patient).toEqual([5, 4])
    openGate()
    await clip
    await Promise.all([workflows.waitForVideo(preview.videoId), workflows.waitForVideo(film.videoId)])
    expect(taken.drawing.slice(1, 3).toSorted()).toEqual(['clip', 'preview'])
    expect(taken.drawing).toHaveLength(6)
    expect(taken.speaking).toEqual(['film', 'preview', 'film', 'film', 'film'])
  })
})
