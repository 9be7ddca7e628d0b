import { languageEventSchema } from '@voxdeck/contracts/languages/language-event'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { projectEvents } from '@voxdeck/contracts/projects/watch-project'
import type { Video } from '@voxdeck/contracts/videos/video'
import { addProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { advanceTranslating, beginTranslating, endTranslating } from '@voxdeck/db/languages/translation-jobs'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { endVideo, recordWork } from '@voxdeck/db/videos/video-lifecycle'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { newProject } from '../../../testing/new-project.ts'
import { openEvents } from '../../../testing/read-events.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('the event stream of a project', () => {
  let api: TestApi
  let owner: SignedIn
  let id: string
  beforeAll(async () => {
    api = await startTestApi({ EVENT_PULSE_SECONDS: '0.3', LOG_LEVEL: 'silent' })
    owner = await api.signIn(ada)
  })
  afterAll(() => api.stop())
  beforeEach(async () => {
    id = (await newProject(owner)).id
  })

  const open = async (who = owner, projectId = id) => {
    const events = await openEvents(`${api.address}/api/projects/${projectId}/events`, who.headers)
    onTestFinished(events.close)
    return events
  }
  type Events = Awaited<ReturnType<typeof open>>
  const videoEvent = async (events: Events, wanted: (video: Video) => boolean): Promise<Video> => {
    const received = await events.until(
      ({ name, data }) => name === 'video' && wanted(projectEvents.video.parse(data)),
    )
    return projectEvents.video.parse(received.data)
  }
  const revision = (events: Events, wanted: number) =>
    events.until(
      ({ name, data }) => name === 'project' && projectEvents.project.parse(data).revision === wanted,
    )

  it('is a stream that nobody keeps or collects', async () => {
    const { response } = await open()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('begins with the state as it is', async () => {
    const { videoId } = await beginTestVideo(api.dependencies.db, id)
    const events = await open()
    expect(await events.next()).toEqual({ name: 'project', data: { projectId: id, revision: 1 } })
    expect(await videoEvent(events, () => true)).toMatchObject({ id: videoId, status: 'generating' })
  })

  it('O2 tells how translating into a language goes on, and of that alone', async () => {
    const { db } = api.dependencies
    const task = { projectId: id, language: 'es' }
    await addProjectLanguage(db, task)
    const events = await open()
    const jobEvent = async (status: string) => {
      const { data } = await events.until(({ name, data: job }) => {
        return name === 'language' && languageEventSchema.parse(job).status === status
      })
      return languageEventSchema.parse(data)
    }
    await beginTranslating(db, { ...task, planned: 8 })
    expect(await jobEvent('translating')).toMatchObject({
      projectId: id,
      languageCode: 'es',
      planned: 8,
      done: 0,
    })
    await advanceTranslating(db, { ...task, done: 3, provider: 'deepl' })
    expect(await jobEvent('translating')).toMatchObject({ done: 3, provider: 'deepl' })
    await endTranslating(db, task, { status: 'failed', code: 'translation_quota' })
    expect((await jobEvent('failed')).failure).toMatchObject({ code: 'translation_quota' })
  })

  it('tells a change that another request made', async () => {
    const events = await open()
    await owner.client.call(updateProject, { params: { id }, body: { title: 'Changed' } })
    expect((await revision(events, 2)).data).toEqual({ projectId: id, revision: 2 })
  })

  it('tells the progress of a video, and its end', async () => {
    const { db } = api.dependencies
    const events = await open()
    const video = await beginTestVideo(db, id)
    const begun = await videoEvent(events, () => true)
    expect(begun.progress).toMatchObject({ percent: 0, step: 'speech' })

    await recordWork(db, video, [
      { unit: 'speech:en:0:0', step: 'speech', cost: 2, reused: false, seconds: 1 },
    ])
    const half = await videoEvent(events, ({ progress }) => progress.percent > 0)
    expect(half.progress.sentences).toEqual({ done: 1, reused: 0, planned: 2 })

    await endVideo(db, video, { status: 'failed', code: 'speech_failed', step: 'speech' })
    const failed = await videoEvent(events, ({ status }) => status === 'failed')
    expect(failed.failure).toMatchObject({ code: 'speech_failed', stage: 'speech', retryable: true })
  })

  it('tells nothing of other projects', async () => {
    const other = await newProject(owner)
    const events = await open()
    await events.next()
    await owner.client.call(updateProject, { params: { id: other.id }, body: {} })
    await owner.client.call(updateProject, { params: { id }, body: {} })
    expect((await events.next())?.data).toEqual({ projectId: id, revision: 2 })
  })

  it('many may watch one project', async () => {
    const streams = await Promise.all(Array.from({ length: 20 }, () => open()))
    await Promise.all(streams.map((stream) => stream.next()))
    await owner.client.call(updateProject, { params: { id }, body: {} })
    const heard = await Promise.all(streams.map((stream) => stream.next()))
    expect(heard.map((event) => event?.data)).toEqual(Array(20).fill({ projectId: id, revision: 2 }))
  })

  it('goes on after Postgres has dropped the listening connection', async () => {
    const events = await open()
    await events.next()
    await api.dependencies.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
    )
    await owner.client.call(updateProject, { params: { id }, body: {} })
    expect((await revision(events, 2)).data).toEqual({ projectId: id, revision: 2 })
  })

  it('ends within a pulse of logging out', async () => {
    const guest = await api.signIn(ada)
    const events = await open(guest)
    await events.next()
    await fetch(`${api.address}/api/logout`, { headers: guest.headers, redirect: 'manual' })
    expect(await events.next()).toBeNull()
  })

  it('ends within a pulse of losing the membership', async () => {
    const events = await open()
    await events.next()
    await api.dependencies.db.deleteFrom('members').where('project_id', '=', id).execute()
    expect(await events.next()).toBeNull()
  })

  it('stays open, pulse after pulse, while its listener may hear', async () => {
    const events = await open()
    for (let pulses = 0; pulses < 3; pulses++) await events.pulse()
    await owner.client.call(updateProject, { params: { id }, body: {} })
    expect(await events.next()).not.toBeNull()
  })

  it('who comes and goes at once leaves nothing behind', async () => {
    const { events } = api.dependencies
    const realWatch = events.watch
    const watching = new Set<object>()
    const watch = vi.spyOn(events, 'watch').mockImplementation((projectId, send) => {
      const watcher = {}
      watching.add(watcher)
      const unwatch = realWatch(projectId, send)
      return () => {
        watching.delete(watcher)
        unwatch()
      }
    })
    const comeAndGo = async (waitMs: number) => {
      const leaving = new AbortController()
      setTimeout(() => leaving.abort(), waitMs)
      const address = `${api.address}/api/projects/${id}/events`
      await fetch(address, { headers: owner.headers, signal: leaving.signal })
        .then((response) => response.text())
        .catch(() => null)
    }
    await Promise.all(Array.from({ length: 40 }, (_, index) => comeAndGo(index)))
    await expect.poll(() => watch.mock.calls.length).toBeGreaterThan(0)
    await expect.poll(() => watching.size).toBe(0)
    watch.mockRestore()
  })
})
