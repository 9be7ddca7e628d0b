import { addressOf } from '@voxdeck/contracts/client'
import { listVideos } from '@voxdeck/contracts/videos/list-videos'
import { preparePack } from '@voxdeck/contracts/videos/prepare-pack'
import { connectDatabase, type Database } from '@voxdeck/db/connect'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { savePack } from '@voxdeck/db/videos/packs'
import { endVideo, type VideoRef } from '@voxdeck/db/videos/video-lifecycle'
import { packSubject } from '@voxdeck/delivery/message'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { findPackRun } from '@voxdeck/workflow-client/testing/find-pack-run'
import { type HoldingProxy, startHoldingProxy } from '@voxdeck/workflow-client/testing/holding-proxy'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson } from '../../../testing/new-person.ts'
import { newProject } from '../../../testing/new-project.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { publishLanguages } from '../../../testing/publish-languages.ts'
import { createTestApp, type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('asking for a pack', () => {
  const temporal = {
    address: process.env.TEMPORAL_ADDRESS ?? '',
    namespace: process.env.TEMPORAL_NAMESPACE ?? '',
  }
  let proxy: HoldingProxy
  let worker: Database
  let api: TestApi
  let owner: SignedIn
  beforeAll(async () => {
    proxy = await startHoldingProxy(temporal.address)
    worker = connectDatabase({ url: process.env.DATABASE_URL ?? '', connections: 1 })
    api = await startTestApi({ LOG_LEVEL: 'silent', TEMPORAL_ADDRESS: proxy.address })
    owner = await newPerson(api)
    await publishLanguages(api)
  })
  afterAll(async () => {
    await api.dependencies.pool.query('delete from toolchains')
    await api.stop()
    await worker.close()
    await proxy.close()
  })

  const begin = async () => beginTestVideo(api.dependencies.db, (await newProject(owner)).id)
  const finish = async (layoutKey?: string): Promise<VideoRef> => {
    const video = await begin()
    const details = layoutKey && {
      details: { layoutKey, files: ['film.m3u8'], filesSize: 5, chapters: [], recordedCaptions: null },
    }
    const filename = randomFilename('mp4')
    const ending = { status: 'completed' as const, filename, durationSeconds: 1, size: 10, timeline: [] }
    await endVideo(api.dependencies.db, video, { ...ending, ...details })
    return video
  }
  const prepare = (params: VideoRef) => owner.client.call(preparePack, { params })
  const prepareDelivered = async (video: VideoRef) => {
    const prepared = await prepare(video)
    await api.dependencies.delivery.deliver(packSubject(video.videoId))
    return prepared
  }
  const packOf = async ({ projectId }: VideoRef) =>
    (await owner.client.call(listVideos, { params: { id: projectId } }))[0]?.pack
  const filesOf = ({ videoId }: VideoRef) =>
    api.dependencies.db
      .selectFrom('videos')
      .where('id', '=', videoId)
      .select(['files', 'files_size'])
      .executeTakeFirstOrThrow()
  /** What the worker's activity does once it has made the pack. */
  const makeReady = (video: VideoRef) =>
    savePack(worker.db, video, { status: 'ready', size: 7 }, { name: 'pack.zip', size: 7 })
  const runOf = ({ videoId }: VideoRef) => findPackRun(temporal, videoId)

  it('Y4 a pack of a video in the making, or of one from before packs, is not begun', async () => {
    expect(await problemOf(prepare(await begin()))).toEqual([409, 'film_unfinished'])
    expect(await problemOf(prepare(await finish()))).toEqual([409, 'film_unfinished'])
  })

  it('is on its way before Temporal knows, and ready as soon as a worker has made it', async () => {
    const video = await finish('layouts/some.json')
    // Temporal gets the request and starts the workflow; the API does not learn of it yet.
    await api.dependencies.workflows.check()
    proxy.hold()
    expect((await prepare(video)).pack).toMatchObject({ status: 'preparing' })
    await expect.poll(() => runOf(video)).toMatchObject({ status: 'RUNNING' })
    await makeReady(video)
    proxy.release()
    await api.dependencies.delivery.deliver(packSubject(video.videoId))
    expect(await packOf(video)).toMatchObject({ status: 'ready', size: 7 })
  })

  it('is not made a second time, and counts once when a worker says so twice', async () => {
    const video = await finish('layouts/some.json')
    await makeReady(video)
    await makeReady(video)
    expect(await filesOf(video)).toEqual({ files: ['film.m3u8', 'pack.zip'], files_size: 12 })
    expect((await prepare(video)).pack).toMatchObject({ status: 'ready' })
    expect(await runOf(video)).toBeNull()
  })

  it('can be asked for while Temporal is away, and is begun when that is back', async () => {
    const video = await finish('layouts/some.json')
    // Nothing listens on port 1, so a connection is refused at once.
    const alone = await createTestApp({ LOG_LEVEL: 'silent', TEMPORAL_ADDRESS: '127.0.0.1:1' })
    const url = addressOf(preparePack.path, { params: video })
    const response = await alone.app.inject({ method: 'POST', url, headers: owner.headers })
    await alone.stop()
    expect(response.json().pack).toMatchObject({ status: 'preparing' })
    expect(await runOf(video)).toBeNull()
    const deliver = async () => {
      await api.dependencies.delivery.deliverLeft()
      return runOf(video)
    }
    await expect.poll(deliver, { timeout: 10_000 }).toMatchObject({ status: 'RUNNING' })
  })

  it('keeps the one on its way, and replaces one that was refused', async () => {
    const video = await finish('layouts/some.json')
    await prepareDelivered(video)
    const first = await runOf(video)
    expect(first).toMatchObject({ status: 'RUNNING' })
    await prepareDelivered(video)
    expect(await runOf(video)).toEqual(first)
    await savePack(worker.db, video, { status: 'failed', code: 'pack_failed', faults: [] })
    await prepareDelivered(video)
    const second = await runOf(video)
    expect(second).toMatchObject({ status: 'RUNNING' })
    expect(second?.runId).not.toBe(first?.runId)
    expect(await packOf(video)).toMatchObject({ status: 'preparing' })
  })

  it('on its way that was lost is begun again', async () => {
    const video = await finish('layouts/some.json')
    await savePack(worker.db, video, { status: 'preparing' })
    expect((await prepareDelivered(video)).pack).toMatchObject({ status: 'preparing' })
    expect(await runOf(video)).toMatchObject({ status: 'RUNNING' })
  })
})
