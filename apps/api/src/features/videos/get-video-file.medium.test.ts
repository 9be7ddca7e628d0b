import { getSpace } from '@voxdeck/contracts/projects/get-space'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { cancelVideo } from '@voxdeck/contracts/videos/cancel-video'
import { deleteVideo } from '@voxdeck/contracts/videos/delete-video'
import { listVideos } from '@voxdeck/contracts/videos/list-videos'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { savePack } from '@voxdeck/db/videos/packs'
import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import { videoSubject } from '@voxdeck/delivery/message'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { ObjectMissing } from '@voxdeck/storage/object-store'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProject } from '../../../testing/new-project.ts'
import { problemOf } from '../../../testing/problem-of.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('a finished video', () => {
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
  const finishedVideo = async (title: string) => {
    const { db, store } = api.dependencies
    const { id } = await newProject(owner, 0, title)
    const ref = await beginTestVideo(db, id)
    const filename = randomFilename('mp4')
    await store.put(objectKeys.video(filename), '0123456789', 'video/mp4')
    await endVideo(db, ref, { status: 'completed', filename, durationSeconds: 1.5, size: 10, timeline: [] })
    const [video] = await listOf(id)
    return { ...ref, video: video as NonNullable<typeof video>, filename }
  }

  it('is listed with where to play and to download it', async () => {
    const { video, filename, videoId } = await finishedVideo('A video')
    expect(video).toMatchObject({
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

  it('Y4 U1 has its captions, its parts and its pack beside it, and nothing else', async () => {
    const { db, store } = api.dependencies
    const { id } = await newProject(owner, 0, 'A video: two')
    const ref = await beginTestVideo(db, id)
    const filename = randomFilename('mp4')
    const files = ['film.m3u8', 'captions-en.vtt', 'captions-en.srt', 'captions-zh-Hans.vtt']
    for (const name of files)
      await store.put(objectKeys.videoFile(filename, name), `of ${name}`, 'text/plain')
    await store.put(objectKeys.videoFile(filename, 'secret.zip'), 'not in the list', 'text/plain')
    await endVideo(db, ref, {
      status: 'completed',
      filename,
      durationSeconds: 30,
      size: 10,
      timeline: [],
      details: {
        layoutKey: 'layout',
        files,
        filesSize: 90,
        chapters: [{ startTime: 0, title: 'One' }],
        recordedCaptions: 'proportional',
      },
    })
    const [video] = await listOf(id)
    expect(video).toMatchObject({
      masterUrl: `/api/videos/${filename}/film.m3u8`,
      captions: [
        {
          languageCode: 'en',
          webVttUrl: `/api/videos/${filename}/captions-en.vtt`,
          srtUrl: `/api/videos/${filename}/captions-en.srt`,
        },
      ],
      chapters: [{ startTime: 0, title: 'One', titles: [] }],
      recordedCaptions: 'proportional',
    })
    const captions = await get(`${video?.captions[0]?.srtUrl}?download=true`)
    expect(captions.headers.get('content-type')).toContain('application/x-subrip')
    expect(captions.headers.get('content-disposition')).toContain("filename*=UTF-8''A%20video%20two.en.srt")
    expect(await captions.text()).toBe('of captions-en.srt')
    const part = await get(video?.masterUrl ?? '', { range: 'bytes=3-6' })
    expect([part.status, await part.text()]).toEqual([206, 'film'])
    for (const name of ['secret.zip', 'captions-es.vtt', '..%2Ffilm.mp4', 'pack.zip'])
      expect((await get(`/api/videos/${filename}/${name}`)).status).toBeGreaterThanOrEqual(400)

    expect(await owner.client.call(getSpace, { params: { id } })).toMatchObject({ films: 100 })
    await savePack(db, ref, { status: 'ready', size: 7 }, { name: 'pack.zip', size: 7 })
    await store.put(objectKeys.videoFile(filename, 'pack.zip'), 'of pack', 'application/zip')
    const pack = await get((await listOf(id))[0]?.pack?.url ?? '')
    expect(await pack.text()).toBe('of pack')
    expect(await owner.client.call(getSpace, { params: { id } })).toMatchObject({ films: 107 })

    await owner.client.call(deleteVideo, { params: { projectId: id, videoId: ref.videoId } })
    await api.dependencies.delivery.deliver(videoSubject(ref.videoId))
    for (const name of [...files, 'pack.zip'])
      await expect(store.getText(objectKeys.videoFile(filename, name))).rejects.toThrow(ObjectMissing)
  })

  it('Y5 a pack that was refused says what for', async () => {
    const { video: _, ...ref } = await finishedVideo('A video')
    const faults = [{ file: 'audio/es.wav', fault: 'is empty' }]
    await savePack(api.dependencies.db, ref, { status: 'failed', code: 'pack_refused', faults })
    expect((await listOf(ref.projectId))[0]?.pack).toMatchObject({
      status: 'failed',
      url: null,
      failure: { code: 'pack_refused', faults },
    })
  })

  it('plays by ranges, under no name', async () => {
    const { video } = await finishedVideo('A video')
    const response = await get(video.streamUrl, { range: 'bytes=2-4' })
    expect(response.status).toBe(206)
    expect(response.headers.get('content-type')).toBe('video/mp4')
    expect(response.headers.get('content-range')).toBe('bytes 2-4/10')
    expect(response.headers.get('content-disposition')).toBeNull()
    expect(await response.text()).toBe('234')
  })

  it('ASVS 5.4.2 downloads under the project’s title, whatever that contains', async () => {
    const { video } = await finishedVideo('ท่าเรือ "1"\r\nSet-Cookie: x/../y')
    const disposition = (await get(video.downloadUrl)).headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]*"; filename\*=UTF-8''[\w%.~*'()!-]+$/)
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe('ท่าเรือ 1 Set-Cookie x .. y.mp4')
  })

  it('is renamed with its project', async () => {
    const { video, projectId } = await finishedVideo('Old')
    await owner.client.call(updateProject, { params: { id: projectId }, body: { title: 'New' } })
    expect((await get(video.downloadUrl)).headers.get('content-disposition')).toContain('filename="New.mp4"')
  })

  it('is gone when it is deleted, file and all', async () => {
    const { video, projectId, videoId, filename } = await finishedVideo('A video')
    await owner.client.call(deleteVideo, { params: { projectId, videoId } })
    expect(await listOf(projectId)).toEqual([])
    expect((await get(video.streamUrl)).status).toBe(404)
    await expect(api.dependencies.store.open(objectKeys.video(filename))).rejects.toThrow('no object')
    expect(await problemOf(owner.client.call(deleteVideo, { params: { projectId, videoId } }))).toEqual([
      404,
      'not_found',
    ])
  })

  it('is not undone by cancelling', async () => {
    const { projectId, videoId } = await finishedVideo('A video')
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
