import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { cancelVideo } from '@voxdeck/contracts/videos/cancel-video'
import { deleteVideo } from '@voxdeck/contracts/videos/delete-video'
import { listVideos } from '@voxdeck/contracts/videos/list-videos'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProject } from '../../testing/new-project.ts'
import { problemOf } from '../../testing/problem-of.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../testing/test-api.ts'

describe('a finished film', () => {
  let api: TestApi
  let owner: SignedIn
  beforeAll(async () => {
    api = await startTestApi()
    owner = await api.signIn(ada)
  })
  afterAll(() => api.stop())

  const get = (path: string | null, headers = {}) =>
    fetch(`${api.address}${path}`, { headers: { ...owner.headers, ...headers } })
  const listOf = (id: string) => owner.client.call(listVideos, { params: { id } })
  const finishedFilm = async (title: string) => {
    const { db, store } = api.dependencies
    const { id } = await newProject(owner, 0, title)
    const video = await beginTestVideo(db, id)
    const filename = randomFilename('mp4')
    await store.put(objectKeys.film(filename), '0123456789', 'video/mp4')
    await endVideo(db, video, { status: 'completed', filename, durationSeconds: 1.5, size: 10, timeline: [] })
    const [film] = await listOf(id)
    return { ...video, film: film as NonNullable<typeof film>, filename }
  }

  it('is listed with where to play and to download it', async () => {
    const { film, filename, videoId } = await finishedFilm('A film')
    expect(film).toMatchObject({
      id: videoId,
      status: 'completed',
      progress: { percent: 100, remainingSeconds: null },
      streamUrl: `/api/videos/${filename}`,
      downloadUrl: `/api/videos/${filename}?download=true`,
      duration: 1.5,
      size: 10,
      failure: null,
    })
  })

  it('plays by ranges, under no name', async () => {
    const { film } = await finishedFilm('A film')
    const response = await get(film.streamUrl, { range: 'bytes=2-4' })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-type')).toBe('video/mp4')
    expect(response.headers.get('content-range')).toBe('bytes 2-4/10')
    expect(response.headers.get('content-disposition')).toBeNull()
    expect(await response.text()).toBe('234')
  })

  it('ASVS 5.4.2 downloads under the project’s title, whatever that contains', async () => {
    const { film } = await finishedFilm('ท่าเรือ "1"\r\nSet-Cookie: x/../y')
    const disposition = (await get(film.downloadUrl)).headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w%.~*'()!-]+$/)
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe('ท่าเรือ 1 Set-Cookie x .. y.mp4')
  })

  it('is renamed with its project', async () => {
    const { film, projectId } = await finishedFilm('Old')
    await owner.client.call(updateProject, { params: { id: projectId }, body: { title: 'New' } })
    expect((await get(film.downloadUrl)).headers.get('content-disposition')).toContain('filename="New.mp4"')
  })

  it('is gone when it is deleted, file and all', async () => {
    const { film, projectId, videoId, filename } = await finishedFilm('A film')
    await owner.client.call(deleteVideo, { params: { projectId, videoId } })
    expect(await listOf(projectId)).toEqual([])
    expect((await get(film.streamUrl)).status).toBe(404)
    await expect(api.dependencies.store.open(objectKeys.film(filename))).rejects.toThrow('no object')
    expect(await problemOf(owner.client.call(deleteVideo, { params: { projectId, videoId } }))).toEqual([
      404,
      'not_found',
    ])
  })

  it('is not undone by cancelling', async () => {
    const { projectId, videoId } = await finishedFilm('A film')
    const answer = await owner.client.call(cancelVideo, { params: { projectId, videoId } })
    expect(answer.status).toBe('completed')
  })

  it('that is being made ends when it is cancelled, though no workflow runs any more', async () => {
    const { id } = await newProject(owner)
    const video = await beginTestVideo(api.dependencies.db, id)
    const answer = await owner.client.call(cancelVideo, { params: video })
    expect(answer).toMatchObject({ status: 'cancelled', progress: { remainingSeconds: null }, failure: null })
  })
})
