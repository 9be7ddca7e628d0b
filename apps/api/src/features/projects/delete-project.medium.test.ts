import { deleteProject } from '@voxdeck/contracts/projects/delete-project'
import { getProject } from '@voxdeck/contracts/projects/get-project'
import { listDeletedProjects } from '@voxdeck/contracts/projects/list-deleted-projects'
import { purgeProject } from '@voxdeck/contracts/projects/purge-project'
import { restoreProject } from '@voxdeck/contracts/projects/restore-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { generateEnglishVideo } from '@voxdeck/contracts/videos/generate-english-video'
import { publishTestToolchain } from '@voxdeck/db/testing/publish-test-toolchain'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { isStored } from '@voxdeck/storage/testing/is-stored'
import { cancelRequested } from '@voxdeck/workflow-client/testing/cancel-requested'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { newPerson } from '../../../testing/new-person.ts'
import { newProject } from '../../../testing/new-project.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { createTestApp, type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

/** Nothing listens on port 1 here, so connections are refused at once. */
const closed = '127.0.0.1:1'

describe('deleting a project', () => {
  let api: TestApi
  let owner: SignedIn
  beforeAll(async () => {
    api = await startTestApi({ LOG_LEVEL: 'silent' })
    owner = await newPerson(api)
  })
  afterAll(() => api.stop())

  const remove = (id: string) => owner.client.call(deleteProject, { params: { id } })
  const rowsOf = async (id: string) => {
    const { rows } = await api.dependencies.pool.query<{ rows: number }>(
      `select (select count(*) from projects where id = $1)
            + (select count(*) from members where project_id = $1)
            + (select count(*) from slides where project_id = $1)
            + (select count(*) from scripts where slide_id = any($2))
            + (select count(*) from videos where project_id = $1) as rows`,
      [id, imageIds],
    )
    return rows[0]?.rows
  }
  let imageIds: string[] = []

  /** A project with two slides, a thumbnail, scripts, and a generating video that no worker takes. */
  const busyProject = async () => {
    const { id, images } = await newProject(owner, 2)
    imageIds = images.map((image) => image.id)
    const slideScripts = imageIds.map((imageId) => ({ imageId, script: 'Words to say.' }))
    const body = { slideScripts, thumbnailImageId: imageIds[1] ?? null }
    await owner.client.call(updateProject, { params: { id }, body })
    const adam = { id: 'adam', name: 'Adam', description: 'Deep', language: 'en', engine: 'sherpa' } as const
    await publishTestToolchain(api.dependencies.db, { id: 'nobody', voices: [adam] })
    onTestFinished(async () => {
      await api.dependencies.pool.query("delete from toolchains where id = 'nobody'")
    })
    const { videoId } = await owner.client.call(generateEnglishVideo, { params: { id } })
    return { id, videoId }
  }
  const temporal = {
    address: process.env.TEMPORAL_ADDRESS ?? '',
    namespace: process.env.TEMPORAL_NAMESPACE ?? '',
  }

  it('D23 takes slides, scripts and videos with it, and ends the video in the making', async () => {
    const { id, videoId } = await busyProject()
    expect(await rowsOf(id)).toBe(7)
    await expect.poll(() => cancelRequested(temporal, videoId).catch(() => null)).toBe(false)
    await remove(id)
    await expect.poll(() => cancelRequested(temporal, videoId)).toBe(true)
    expect(await problemOf(owner.client.call(getProject, { params: { id } }))).toEqual([404, 'not_found'])
    await owner.client.call(purgeProject, { params: { id } })
    expect(await rowsOf(id)).toBe(0)
  })

  it('D23 brings it back with everything in it, until it is deleted for good', async () => {
    const { id, videoId } = await busyProject()
    const before = await owner.client.call(getProject, { params: { id } })
    await remove(id)
    const [listed] = await owner.client.call(listDeletedProjects)
    expect(listed).toMatchObject({ id, title: before.title, imageCount: 2 })
    const days = (Date.parse(listed?.goneAt ?? '') - Date.parse(listed?.deletedAt ?? '')) / 86_400_000
    expect(days).toBe(14)
    const back = await owner.client.call(restoreProject, { params: { id } })
    expect(back.slideScripts).toEqual(before.slideScripts)
    expect(back.images).toEqual(before.images)
    expect(back.videos.find((video) => video.id === videoId)?.status).toBe('cancelled')
    expect(await owner.client.call(listDeletedProjects)).toEqual([])
    expect(await problemOf(owner.client.call(restoreProject, { params: { id } }))).toEqual([404, 'not_found'])
  })

  it('is nobody else’s to see, to bring back or to delete for good', async () => {
    const { id } = await newProject(owner, 1)
    await remove(id)
    const other = await newPerson(api)
    expect(await other.client.call(listDeletedProjects)).toEqual([])
    for (const act of [restoreProject, purgeProject] as const)
      expect(await problemOf(other.client.call(act, { params: { id } }))).toEqual([404, 'not_found'])
    await owner.client.call(restoreProject, { params: { id } })
    // A project that is not deleted is not deleted for good either.
    expect(await problemOf(owner.client.call(purgeProject, { params: { id } }))).toEqual([404, 'not_found'])
  })

  it('for good removes its files from the store, and those of nobody else', async () => {
    const [gone, stays] = [await newProject(owner, 1), await newProject(owner, 1)]
    const filesOf = async (id: string) => {
      const rows = await api.dependencies.db
        .selectFrom('slides')
        .where('project_id', '=', id)
        .select(['picture_filename', 'thumbnail_filename'])
        .execute()
      return rows.flatMap((row) => [row.picture_filename, row.thumbnail_filename].map(objectKeys.picture))
    }
    const [removed, kept] = [await filesOf(gone.id), await filesOf(stays.id)]
    await remove(gone.id)
    await owner.client.call(purgeProject, { params: { id: gone.id } })
    const { store } = api.dependencies
    const areStored = (keys: string[]) => Promise.all(keys.map((key) => isStored(store, key)))
    await expect.poll(() => areStored(removed)).toEqual([false, false])
    expect(await areStored(kept)).toEqual([true, true])
  })

  it('D23 needs no Temporal: the video in the making is ended when Temporal is back', async () => {
    const { id, videoId } = await busyProject()
    await expect.poll(() => cancelRequested(temporal, videoId).catch(() => null)).toBe(false)
    const away = await createTestApp({ LOG_LEVEL: 'silent', TEMPORAL_ADDRESS: closed })
    const { headers } = owner
    const response = await away.app.inject({ method: 'DELETE', url: `/api/projects/${id}`, headers })
    await away.stop()
    expect(response.statusCode).toBe(204)
    expect(await problemOf(owner.client.call(getProject, { params: { id } }))).toEqual([404, 'not_found'])
    expect(await cancelRequested(temporal, videoId)).toBe(false)
    const deliver = async () => {
      await api.dependencies.delivery.deliverLeft()
      return cancelRequested(temporal, videoId)
    }
    await expect.poll(deliver, { timeout: 10_000 }).toBe(true)
  })

  it('is in the audit with who did it and from where', async () => {
    const { id } = await newProject(owner, 1)
    await remove(id)
    const entries = await api.dependencies.db
      .selectFrom('audit')
      .where('project_id', '=', id)
      .orderBy('id')
      .select(['action', 'user_id', 'address'])
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['createProject', 'deleteProject'])
    for (const entry of entries)
      expect(entry).toMatchObject({ user_id: expect.any(String), address: '127.0.0.1' })
  })

  it('twice is a 404, and leaves the others alone', async () => {
    const other = await newProject(owner, 1)
    const { id } = await newProject(owner, 1)
    await remove(id)
    expect(await problemOf(remove(id))).toEqual([404, 'not_found'])
    const { images } = await owner.client.call(getProject, { params: { id: other.id } })
    expect(images).toHaveLength(1)
  })
})
