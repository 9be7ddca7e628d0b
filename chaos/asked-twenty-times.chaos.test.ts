import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Connection, defaultPayloadConverter } from '@temporalio/client'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { generateEnglishVideo } from '@voxdeck/contracts/videos/generate-english-video'
import { awaitEnd, findVideo, makeProject } from '@voxdeck/e2e/video/await-video'
import { makeTestSlides } from '@voxdeck/e2e/video/test-slides'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChaosProduct, startChaosProduct } from './start-chaos-product.ts'
import { until } from './until.ts'

describe('the same video asked for', () => {
  let chaos: ChaosProduct
  let connection: Connection
  let temporal: Client
  let projectId: string
  let imageId: string

  beforeAll(async () => {
    chaos = await startChaosProduct()
    connection = await Connection.connect({ address: chaos.temporal.address })
    temporal = new Client({ connection, namespace: chaos.temporal.namespace })
    const slides = await makeTestSlides(await mkdtemp(join(tmpdir(), 'voxdeck-slides-')))
    const settings = { speakingSpeed: 150, resolution: '720p', transition: 'fade' } as const
    const project = await makeProject(chaos.client, 'Twenty', slides.slice(0, 3), settings)
    projectId = project.id
    imageId = project.images[0]?.id ?? ''
  })
  afterAll(async () => {
    await connection.close()
    await chaos.stop()
  })

  const ask = () => chaos.client.call(generateEnglishVideo, { params: { id: projectId } })

  /** The number of all runs of a video's workflow; Temporal's visibility lags a moment behind the start. */
  const runsOf = async (videoId: string) => {
    const query = `WorkflowId = "video-${videoId}"`
    await until(
      'the workflow is listed',
      10_000,
      async () => (await temporal.workflow.count(query)).count >= 1,
    )
    return (await temporal.workflow.count(query)).count
  }

  const endOf = (videoId: string) =>
    until('the workflow has ended', 20_000, async () => {
      const { status } = await temporal.workflow.getHandle(`video-${videoId}`).describe()
      return status.name === 'RUNNING' ? null : status.name
    })

  it('G9 twenty times at once starts one workflow and answers one id', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, ask))
    const ids = new Set(answers.map(({ videoId }) => videoId))
    expect(ids.size).toBe(1)
    const [videoId = ''] = ids
    expect((await awaitEnd(chaos.client, projectId, videoId)).status).toBe('completed')
    expect(await runsOf(videoId)).toBe(1)
    expect((await ask()).videoId).toBe(videoId)
    expect(await runsOf(videoId)).toBe(1)
  })

  it('G10 after a change cancels what runs and starts anew', async () => {
    const say = (script: string) =>
      chaos.client.call(updateProject, {
        params: { id: projectId },
        body: { slideScripts: [{ imageId, script }] },
      })
    await say('A first thought, which nobody will ever hear to its end, because it changes.')
    const first = await ask()
    await say('A second thought, which stays.')
    const second = await ask()
    expect(second.videoId).not.toBe(first.videoId)
    expect((await findVideo(chaos.client, projectId, first.videoId)).status).toBe('cancelled')
    expect((await awaitEnd(chaos.client, projectId, second.videoId)).status).toBe('completed')
    // Completed: the worker began it after its row was cancelled.
    expect(['CANCELLED', 'COMPLETED']).toContain(await endOf(first.videoId))

    // As if the worker had begun only now: the row says cancelled, nobody cancels the workflow.
    const handle = temporal.workflow.getHandle(`video-${first.videoId}`)
    const input = (await handle.fetchHistory()).events?.[0]?.workflowExecutionStartedEventAttributes?.input
    await temporal.workflow.start('generateVideo', {
      taskQueue: (await handle.describe()).taskQueue,
      workflowId: handle.workflowId,
      args: (input?.payloads ?? []).map((payload) => defaultPayloadConverter.fromPayload(payload)),
    })
    expect(await endOf(first.videoId)).toBe('COMPLETED')
    expect((await findVideo(chaos.client, projectId, first.videoId)).status).toBe('cancelled')
  })
})
