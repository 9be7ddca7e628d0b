import { listVideos } from '@voxdeck/contracts/videos/list-videos'
import { preparePack } from '@voxdeck/contracts/videos/prepare-pack'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { savePack } from '@voxdeck/db/videos/packs'
import { endVideo, type VideoRef } from '@voxdeck/db/videos/video-lifecycle'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { newPerson } from '../../../testing/new-person.ts'
import { newProject } from '../../../testing/new-project.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { publishLanguages } from '../../../testing/publish-languages.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('asking for a pack', () => {
  let api: TestApi
  let owner: SignedIn
  beforeAll(async () => {
    api = await startTestApi({ LOG_LEVEL: 'silent' })
    owner = await newPerson(api)
    await publishLanguages(api)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  afterAll(async () => {
    await api.dependencies.pool.query('delete from toolchains')
    await api.stop()
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
  const packOf = async ({ projectId }: VideoRef) =>
    (await owner.client.call(listVideos, { params: { id: projectId } }))[0]?.pack
  const filesOf = ({ videoId }: VideoRef) =>
    api.dependencies.db
      .selectFrom('videos')
      .where('id', '=', videoId)
      .select(['files', 'files_size'])
      .executeTakeFirstOrThrow()
  const makeReady = (video: VideoRef) =>
    savePack(api.dependencies.db, video, { status: 'ready', size: 7 }, { name: 'pack.zip', size: 7 })

  it('Y4 a pack of a video in the making, or of one from before packs, is not begun', async () => {
    expect(await problemOf(prepare(await begin()))).toEqual([409, 'film_unfinished'])
    expect(await problemOf(prepare(await finish()))).toEqual([409, 'film_unfinished'])
  })

  it('is on its way until a worker has made it, however quick that is', async () => {
    const video = await finish('layouts/some.json')
    const { workflows } = api.dependencies
    const start = workflows.preparePack
    let made: Promise<unknown> = Promise.resolve()
    vi.spyOn(workflows, 'preparePack').mockImplementation(async (...args) => {
      await start(...args)
      made = makeReady(video)
      // Long enough for `makeReady` to finish if no lock held it up.
      await Promise.race([made, api.dependencies.pool.query('select pg_sleep(0.3)')])
    })
    expect((await prepare(video)).pack?.status).toMatch(/preparing|ready/)
    await made
    expect(await packOf(video)).toMatchObject({ status: 'ready', size: 7 })
  })

  it('is not made a second time, and counts once when a worker says so twice', async () => {
    const video = await finish('layouts/some.json')
    await makeReady(video)
    await makeReady(video)
    expect(await filesOf(video)).toEqual({ files: ['film.m3u8', 'pack.zip'], files_size: 12 })
    const start = vi.spyOn(api.dependencies.workflows, 'preparePack')
    expect((await prepare(video)).pack).toMatchObject({ status: 'ready' })
    expect(start).not.toHaveBeenCalled()
  })

  it('is not said to be on its way when nobody could be asked', async () => {
    const video = await finish('layouts/some.json')
    vi.spyOn(api.dependencies.workflows, 'preparePack').mockRejectedValue(new Error('away'))
    expect(await problemOf(prepare(video))).toEqual([500, 'internal'])
    expect(await packOf(video)).toBeNull()
  })

  it('keeps the one on its way, and replaces one that was refused', async () => {
    const video = await finish('layouts/some.json')
    const start = vi.spyOn(api.dependencies.workflows, 'preparePack')
    await prepare(video)
    await prepare(video)
    await savePack(api.dependencies.db, video, { status: 'failed', code: 'pack_failed', faults: [] })
    await prepare(video)
    expect(start.mock.calls.map(([, running]) => running)).toEqual(['replace', 'keep', 'replace'])
    expect(await packOf(video)).toMatchObject({ status: 'preparing' })
  })
})
