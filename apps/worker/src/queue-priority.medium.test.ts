import { randomUUID } from 'node:crypto'
import { Connection } from '@temporalio/client'
import { DefaultLogger, Runtime } from '@temporalio/worker'
import { createSlots } from '@voxdeck/media/run/slots'
import { connectWorkflows, type Workflows } from '@voxdeck/workflow-client/connect-workflows'
import { countBacklog } from '@voxdeck/workflow-client/testing/count-backlog'
import { renderQueue, speechQueue } from '@voxdeck/workflows/task-queues'
import { quickActivities } from '@voxdeck/workflows/testing/quick-activities'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorkers, type Workers } from './run-workers.ts'

const slides = [0, 1, 2, 3]

describe('while a video is made', () => {
  const address = process.env.TEMPORAL_ADDRESS ?? ''
  const namespace = process.env.TEMPORAL_NAMESPACE ?? ''
  const routing = { toolchain: randomUUID(), accountId: randomUUID() }
  const video = { videoId: randomUUID(), projectId: randomUUID(), planKey: 'none' }
  const preview = { videoId: randomUUID(), projectId: video.projectId, planKey: 'none' }
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>()
  const taken = { drawing: [] as string[], speaking: [] as string[] }
  const nameOf = (videoId: string) => (videoId === video.videoId ? 'video' : 'preview')
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
      toolchain: routing.toolchain,
      slots: createSlots(1),
      translates: false,
      activities: {
        ...quickActivities,
        findWorkLeft: async ({ kind }) => {
          const some = kind === 'video' ? slides : [0]
          return { render: some, narrate: { en: some } }
        },
        narrateSlide: async ({ videoId }) => {
          taken.speaking.push(nameOf(videoId))
          await gate
        },
        renderSlide: async ({ videoId }) => {
          taken.drawing.push(nameOf(videoId))
          await gate
        },
        importClip: async (clip) => {
          taken.drawing.push('clip')
          return quickActivities.importClip(clip)
        },
      },
    })
    running = workers.run()
    await workflows.generateVideo({ kind: 'video', task: video, routing, languages: ['en'] }, 'replace')
  })
  afterAll(async () => {
    openGate()
    workers.stop()
    await running
    await workflows.close()
    await connection.close()
  })

  const importUpload = async (kind: 'clip' | 'music') => {
    const task = { jobId: randomUUID(), kind, uploadKey: 'none', filename: 'none', objectKey: 'none' }
    await workflows.importUpload({ routing, task })
    await workflows.waitForImport(task.jobId)
  }

  const patient = { timeout: 60_000, interval: 50 }
  const backlogs = () =>
    Promise.all(
      [renderQueue, speechQueue].map((queueOf) =>
        countBacklog(connection, { namespace, queue: queueOf(routing.toolchain) }),
      ),
    )

  it('S31 a text is heard, a recording and music are taken in, and nobody waits for the video, be it their own', async () => {
    await expect.poll(() => taken, patient).toEqual({ drawing: ['video'], speaking: ['video'] })
    await expect.poll(backlogs, patient).toEqual([3, 3])
    await workflows.previewSpeech({ routing, preview: { previewKey: 'none' } })
    await workflows.importRecording({ routing, recording: { uploadKey: 'none', recordingKey: 'none' } })
    await importUpload('music')
    expect(taken).toEqual({ drawing: ['video'], speaking: ['video'] })
  })

  it("S31 a slide's preview and a video for a slide are next, before the rest of the video", async () => {
    await workflows.generateVideo({ kind: 'preview', task: preview, routing, languages: ['en'] }, 'replace')
    const clip = importUpload('clip')
    await expect.poll(backlogs, patient).toEqual([5, 4])
    openGate()
    await clip
    await Promise.all([workflows.waitForVideo(preview.videoId), workflows.waitForVideo(video.videoId)])
    expect(taken.drawing.slice(1, 3).toSorted()).toEqual(['clip', 'preview'])
    expect(taken.drawing).toHaveLength(6)
    expect(taken.speaking).toEqual(['video', 'preview', 'video', 'video', 'video'])
  })
})
