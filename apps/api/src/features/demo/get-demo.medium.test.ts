import { createClient } from '@voxdeck/contracts/client'
import { getDemo } from '@voxdeck/contracts/videos/get-demo'
import { demoIdentity, ensureDemoUser } from '@voxdeck/db/demo/demo-video'
import { createProject } from '@voxdeck/db/projects/create-project'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { endVideo } from '@voxdeck/db/videos/video-lifecycle'
import { objectKeys } from '@voxdeck/storage/object-keys'
import { randomFilename } from '@voxdeck/storage/random-filename'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson } from '../../../testing/new-person.ts'
import { startTestApi, type TestApi } from '../../../testing/test-api.ts'
import { readConfig } from '../../config.ts'

const parts = ['film.m3u8', 'captions-en.vtt', 'captions-en.srt', 'pack.zip']

describe('the video that visitors are shown', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi()
  })
  afterAll(() => api.stop())

  const shown = async () => (await createClient({ baseUrl: api.address }).call(getDemo)).film
  const get = (part: string, headers = {}) => fetch(`${api.address}/api/demo/${part}`, { headers })

  /** Stores a completed video; each file contains `words` and the file's name. */
  const finishVideo = async (projectId: string, words: string) => {
    const { db, store } = api.dependencies
    const video = await beginTestVideo(db, projectId)
    const filename = randomFilename('mp4')
    await store.put(objectKeys.video(filename), `${words} video`, 'video/mp4')
    for (const part of parts)
      await store.put(objectKeys.videoFile(filename, part), `${words} ${part}`, 'text/plain')
    const details = {
      layoutKey: 'none',
      files: parts,
      filesSize: 1,
      chapters: [{ startTime: 0, title: `${words} chapter` }],
      recordedCaptions: null,
    }
    const ending = { status: 'completed', filename, durationSeconds: 12, size: 9, timeline: [] } as const
    await endVideo(db, video, { ...ending, details })
  }
  const projectOf = (userId: string, title: string) => createProject(api.dependencies.db, { userId, title })

  it('L3 is none before there is one, whatever others have made', async () => {
    const { userId } = await newPerson(api)
    await finishVideo(await projectOf(userId, 'Secret'), 'secret')
    expect(await shown()).toBeNull()
    for (const part of ['film.mp4', ...parts]) expect((await get(part)).status).toBe(404)
  })

  it('L3 is the newest of the demo project, to anybody, by ranges too; and nobody else’s', async () => {
    const demoUser = await ensureDemoUser(api.dependencies.db)
    expect(await ensureDemoUser(api.dependencies.db)).toBe(demoUser)
    const project = await projectOf(demoUser, 'Harbour')
    await finishVideo(project, 'first')
    await finishVideo(project, 'second')
    await beginTestVideo(api.dependencies.db, project)
    const { userId } = await newPerson(api)
    await finishVideo(await projectOf(userId, 'Secret'), 'secret')

    expect(await shown()).toEqual({
      title: 'Harbour',
      duration: 12,
      streamUrl: '/api/demo/film.mp4',
      masterUrl: '/api/demo/film.m3u8',
      languages: ['en'],
      voices: ['en'],
      captions: [{ languageCode: 'en', webVttUrl: '/api/demo/captions-en.vtt' }],
      chapters: [{ startTime: 0, title: 'second chapter', titles: [] }],
    })
    expect(await (await get('film.mp4')).text()).toBe('second video')
    const range = await get('captions-en.vtt', { range: 'bytes=0-5' })
    expect([range.status, range.headers.get('content-type'), await range.text()]).toEqual([
      206,
      'text/vtt',
      'second',
    ])
  })

  it('L3 has no other parts: no pack, nothing of other videos, no way out of its folder', async () => {
    for (const part of ['pack.zip', 'voice-th.m4a', 'film.mkv', '..%2Ffilm.mp4', '%2e%2e'])
      expect((await get(part)).status).toBe(404)
  })

  it('L3 belongs to somebody whom no identity provider can be', () => {
    expect(() => readConfig({ ...process.env, OIDC_ISSUER: demoIdentity.issuer })).toThrow('OIDC_ISSUER')
    expect(readConfig(process.env).OIDC_ISSUER).toContain('://')
  })
})
