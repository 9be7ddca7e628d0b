import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Connection } from '@temporalio/client'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { deleteVideo } from '@voxdeck/contracts/videos/delete-video'
import { generateEnglishVideo } from '@voxdeck/contracts/videos/generate-english-video'
import { awaitEnd, downloadVideo, findVideo, generateVideo } from '@voxdeck/e2e/video/await-video'
import { makeTestSlides, type TestSlide } from '@voxdeck/e2e/video/test-slides'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { isStored } from '@voxdeck/storage/testing/is-stored'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { makeQuickProject } from './quick-project.ts'
import { type ChaosProduct, startChaosProduct } from './start-chaos-product.ts'
import { until } from './until.ts'

/** How long a server is away; a minute in the full run. */
const awaySeconds = Number(process.env.CHAOS_AWAY_SECONDS ?? 8)

/** A request that does not wait for the server that is away. */
const soonMs = 3000

describe('while a server is away', () => {
  let chaos: ChaosProduct
  let slides: TestSlide[]
  let videos = 0

  beforeAll(async () => {
    chaos = await startChaosProduct({ workerEnv: { VOICES_DIR: '' } })
    slides = (await makeTestSlides(await mkdtemp(join(tmpdir(), 'voxdeck-slides-')))).slice(0, 2)
  })
  afterAll(() => chaos.stop())

  /** Stops a server with all its connections open; `back` continues it. */
  const freeze = (name: 'temporal' | 'object store') => {
    const pid = chaos.pids[name] ?? 0
    process.kill(pid, 'SIGSTOP')
    const back = () => {
      process.kill(pid, 'SIGCONT')
    }
    onTestFinished(back)
    return back
  }
  const newProject = async () => {
    videos += 1
    return makeQuickProject(
      chaos.client,
      `Away ${videos}`,
      slides.map((slide) => ({ ...slide, script: `${slide.script} Number ${videos}.` })),
    )
  }
  const timed = async <T>(work: Promise<T>): Promise<T> => {
    const began = performance.now()
    const result = await work
    expect(performance.now() - began).toBeLessThan(soonMs)
    return result
  }
  const ask = (id: string) => chaos.client.call(generateEnglishVideo, { params: { id } })

  it('Temporal: editing, watching, asking and deleting go on, and what was asked begins when it is back', async () => {
    const { id, images } = await newProject()
    const first = await generateVideo(chaos.client, id)
    const back = freeze('temporal')
    const body = { slideScripts: [{ imageId: images[0]?.id ?? '', script: 'Written meanwhile.' }] }
    await timed(chaos.client.call(updateProject, { params: { id }, body }))
    await timed(downloadVideo(chaos.client, first))
    const { videoId } = await timed(ask(id))
    expect((await findVideo(chaos.client, id, videoId)).status).toBe('generating')
    await timed(chaos.client.call(deleteVideo, { params: { projectId: id, videoId: first.id } }))
    await sleep(awaySeconds * 1000)
    back()
    expect((await awaitEnd(chaos.client, id, videoId)).status).toBe('completed')
  })

  it('Temporal, and the API dies before it could tell: the video is begun all the same', async () => {
    const { id } = await newProject()
    const back = freeze('temporal')
    const { videoId } = await timed(ask(id))
    process.kill(chaos.product.api.pid, 'SIGKILL')
    await chaos.product.api.ended
    back()
    await until('the video is completed without the API', 90_000, async () => {
      const row = await chaos.db
        .selectFrom('videos')
        .where('id', '=', videoId)
        .select('status')
        .executeTakeFirst()
      return row?.status === 'completed'
    })
    await chaos.product.restartApi()
    expect((await findVideo(chaos.client, id, videoId)).status).toBe('completed')
  })

  it('the object store: a deleted video goes at once, and its file when the store is back', async () => {
    const { id } = await newProject()
    const video = await generateVideo(chaos.client, id)
    const key = objectKeys.video(video.streamUrl?.split('/').at(-1) ?? '')
    expect(await isStored(chaos.store, key)).toBe(true)
    const back = freeze('object store')
    await timed(chaos.client.call(deleteVideo, { params: { projectId: id, videoId: video.id } }))
    await expect(findVideo(chaos.client, id, video.id)).rejects.toThrow('no video')
    await sleep(awaySeconds * 1000)
    back()
    await until('the file is gone', 60_000, async () => !(await isStored(chaos.store, key)))
  })

  it('for ever, as a workflow that somebody ended: the reconciler begins it again', async () => {
    const connection = await Connection.connect({ address: chaos.temporal.address })
    onTestFinished(() => connection.close())
    const { workflow } = new Client({ connection, namespace: chaos.temporal.namespace })
    const { id } = await newProject()
    const worker = chaos.product.worker.pid
    process.kill(worker, 'SIGSTOP')
    const { videoId } = await ask(id)
    const handle = workflow.getHandle(`video-${videoId}`)
    await until('the workflow runs', 20_000, async () => {
      const { status } = await handle.describe().catch(() => ({ status: null }))
      return status?.name === 'RUNNING'
    })
    await handle.terminate('by hand')
    process.kill(worker, 'SIGCONT')
    expect((await awaitEnd(chaos.client, id, videoId)).status).toBe('completed')
    const row = await chaos.db
      .selectFrom('videos')
      .where('id', '=', videoId)
      .select('restarts')
      .executeTakeFirstOrThrow()
    expect(row.restarts).toBe(1)
  })
})
