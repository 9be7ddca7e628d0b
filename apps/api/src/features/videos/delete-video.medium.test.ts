import { randomUUID } from 'node:crypto'
import { deleteVideo } from '@voxdeck/contracts/videos/delete-video'
import { listVideos } from '@voxdeck/contracts/videos/list-videos'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { isStored } from '@voxdeck/storage/testing/is-stored'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProject } from '../../../testing/new-project.ts'
import { createTestApp, type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

/** Nothing listens on port 1 here, so connections are refused at once. */
const closed = '127.0.0.1:1'

describe('deleting a video', () => {
  let api: TestApi
  let owner: SignedIn
  beforeAll(async () => {
    api = await startTestApi({ LOG_LEVEL: 'silent' })
    owner = await api.signIn(ada)
  })
  afterAll(() => api.stop())

  const finishedVideo = async () => {
    const { id: projectId } = await newProject(owner)
    const video = await beginTestVideo(api.dependencies.db, projectId)
    const filename = randomFilename('mp4')
    await api.dependencies.store.put(objectKeys.video(filename), 'a video', 'video/mp4')
    const facts = { filename, durationSeconds: 1, size: 6, timeline: [] }
    await endVideo(api.dependencies.db, video, { status: 'completed', ...facts })
    return { ...video, key: objectKeys.video(filename) }
  }
  const videosOf = (id: string) => owner.client.call(listVideos, { params: { id } })

  it('G11 takes its row and its file', async () => {
    const { key, ...params } = await finishedVideo()
    await owner.client.call(deleteVideo, { params })
    expect(await videosOf(params.projectId)).toEqual([])
    await expect.poll(() => isStored(api.dependencies.store, key)).toBe(false)
  })

  it('G11 takes its row while the object store is away, and its file when that is back', async () => {
    const { key, ...params } = await finishedVideo()
    const away = await createTestApp({ LOG_LEVEL: 'silent', S3_ENDPOINT: `http://${closed}` })
    const url = `/api/projects/${params.projectId}/videos/${params.videoId}`
    const { headers } = owner
    const response = await away.app.inject({ method: 'DELETE', url, headers })
    await away.stop()
    expect(response.statusCode).toBe(204)
    expect(await videosOf(params.projectId)).toEqual([])
    expect(await isStored(api.dependencies.store, key)).toBe(true)
    const deliver = async () => {
      await api.dependencies.delivery.deliverLeft()
      return isStored(api.dependencies.store, key)
    }
    await expect.poll(deliver, { timeout: 10_000 }).toBe(false)
  })

  it('that is not there is a 404', async () => {
    const { id: projectId } = await newProject(owner)
    const url = `/api/projects/${projectId}/videos/${randomUUID()}`
    const { statusCode } = await api.app.inject({ method: 'DELETE', url, headers: owner.headers })
    expect(statusCode).toBe(404)
  })
})
