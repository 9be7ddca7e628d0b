import { endSessions } from '@voxdeck/contracts/auth/end-sessions'
import { accountEvents } from '@voxdeck/contracts/auth/watch-account'
import { createProject } from '@voxdeck/contracts/projects/create-project'
import { deleteProject } from '@voxdeck/contracts/projects/delete-project'
import { duplicateProject } from '@voxdeck/contracts/projects/duplicate-project'
import { restoreProject } from '@voxdeck/contracts/projects/restore-project'
import { updateProject } from '@voxdeck/contracts/projects/update-project'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { endVideo, recordWork } from '@voxdeck/db/videos/video-lifecycle'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { newPerson } from '../../../testing/new-person.ts'
import { newProject } from '../../../testing/new-project.ts'
import { openEvents } from '../../../testing/read-events.ts'
import { startTestApi, type TestApi } from '../../../testing/test-api.ts'

describe('the event stream of an account', () => {
  let api: TestApi
  let person: Awaited<ReturnType<typeof newPerson>>
  beforeAll(async () => {
    api = await startTestApi({ EVENT_PULSE_SECONDS: '0.3', LOG_LEVEL: 'silent' })
  })
  afterAll(() => api.stop())
  beforeEach(async () => {
    person = await newPerson(api)
  })

  const open = async (who = person) => {
    const events = await openEvents(`${api.address}/api/events`, who.headers)
    onTestFinished(events.close)
    return events
  }
  type Events = Awaited<ReturnType<typeof open>>
  const begun = async () => {
    const events = await open()
    expect(await events.next()).toEqual({ name: 'videos', data: { generating: [] } })
    return events
  }
  const listChange = (events: Events, projectId: string | null) =>
    events.until(({ name, data }) => {
      return name === 'projects' && accountEvents.projects.parse(data).projectId === projectId
    })
  const videoEvent = async (events: Events, status: string) => {
    const { data } = await events.until(
      (event) => event.name === 'video' && accountEvents.video.parse(event.data).video.status === status,
    )
    return accountEvents.video.parse(data)
  }

  it('D35 tells of every project, with its title, how its video goes on and ends', async () => {
    const { db } = api.dependencies
    const { id } = await newProject(person)
    const events = await begun()
    await person.client.call(updateProject, { params: { id }, body: { title: 'Roots' } })
    await listChange(events, id)
    const video = await beginTestVideo(db, id)
    expect(await videoEvent(events, 'generating')).toMatchObject({
      projectTitle: 'Roots',
      video: { id: video.videoId, progress: { percent: 0 } },
    })
    await recordWork(db, video, [
      { unit: 'speech:en:0:0', step: 'speech', cost: 2, reused: false, seconds: 1 },
    ])
    expect((await videoEvent(events, 'generating')).video.progress.percent).toBeGreaterThan(0)
    await endVideo(db, video, { status: 'failed', code: 'speech_failed', step: 'speech' })
    expect((await videoEvent(events, 'failed')).video.failure?.code).toBe('speech_failed')
  })

  it('begins with the videos in the making, of whichever project', async () => {
    const projects = [await newProject(person), await newProject(person)]
    const videos = await Promise.all(projects.map(({ id }) => beginTestVideo(api.dependencies.db, id)))
    const events = await open()
    const first = await events.next()
    expect(first?.name).toBe('videos')
    const { generating } = accountEvents.videos.parse(first?.data)
    expect(generating.map(({ video }) => video.id).sort()).toEqual(
      videos.map(({ videoId }) => videoId).sort(),
    )
  })

  it('D35 tells that a project came or went: created, copied, deleted, brought back', async () => {
    const events = await begun()
    const changed = async (change: () => Promise<unknown>) => {
      await change()
      expect((await events.next())?.data).toEqual({ projectId: null })
    }
    const title = 'New'
    const { id } = await person.client.call(createProject, { body: { title } })
    expect((await events.next())?.data).toEqual({ projectId: null })
    await changed(() => person.client.call(duplicateProject, { params: { id } }))
    await changed(() => person.client.call(deleteProject, { params: { id } }))
    await changed(() => person.client.call(restoreProject, { params: { id } }))
  })

  it('tells nothing of what belongs to others', async () => {
    const stranger = await newPerson(api)
    const theirs = await newProject(stranger)
    const own = await newProject(person)
    const events = await begun()
    await beginTestVideo(api.dependencies.db, theirs.id)
    await stranger.client.call(updateProject, { params: { id: theirs.id }, body: { title: 'Secret' } })
    await stranger.client.call(createProject, { body: { title: 'Secret' } })
    await person.client.call(updateProject, { params: { id: own.id }, body: { title: 'Mine' } })
    expect(await events.next()).toEqual({ name: 'projects', data: { projectId: own.id } })
  })

  it('ends within a pulse of signing out everywhere', async () => {
    const events = await begun()
    await person.client.call(endSessions)
    expect(await events.next()).toBeNull()
  })

  it('begins anew after Postgres has dropped the listening connection', async () => {
    const events = await begun()
    await api.dependencies.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()",
    )
    expect(await events.next()).toEqual({ name: 'videos', data: { generating: [] } })
  })

  it('leaves nothing behind when it is closed', async () => {
    const events = await begun()
    expect(api.dependencies.events.counts().streams).toBeGreaterThan(0)
    events.close()
    await vi.waitFor(() => expect(api.dependencies.events.counts().streams).toBe(0), 10_000)
  })
})
