import { getProject } from '@voxdeck/contracts/projects/get-project'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { ada } from '@voxdeck/dev/identity-provider/people'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newPerson } from '../../../testing/new-person.ts'
import { newProject } from '../../../testing/new-project.ts'
import { openEvents } from '../../../testing/read-events.ts'
import { type SignedIn, startTestApi, type TestApi } from '../../../testing/test-api.ts'

const mostStreams = 50

describe('many event streams', () => {
  let api: TestApi
  let owner: SignedIn
  let id: string
  beforeAll(async () => {
    api = await startTestApi()
    owner = await api.signIn(ada)
    id = (await newProject(owner)).id
  })
  afterAll(() => api.stop())

  const open = () => openEvents(`${api.address}/api/projects/${id}/events`, owner.headers)
  const openMany = () => Promise.all(Array.from({ length: mostStreams }, open))
  const counts = () => api.dependencies.events.counts()
  const allClosed = () => vi.waitFor(() => expect(counts().streams).toBe(0), 10_000)

  it('of one account are fifty at most; another account, and the next one after one is closed, gets in', async () => {
    const streams = await openMany()
    const refused = await open()
    expect(refused.response.status).toBe(429)
    const other = await newPerson(api)
    const theirs = await newProject(other)
    const stream = await openEvents(`${api.address}/api/projects/${theirs.id}/events`, other.headers)
    expect(stream.response.status).toBe(200)
    // Everything else goes on.
    expect((await owner.client.call(getProject, { params: { id } })).id).toBe(id)
    streams[0]?.close()
    await vi.waitFor(() => expect(counts().streams).toBe(mostStreams), 10_000)
    const next = await open()
    expect(next.response.status).toBe(200)
    for (const one of [...streams, stream, next]) one.close()
    await allClosed()
  })

  it('of videos that wait in the queue have one timer for each video, however often they reconnect', async () => {
    for (const _ of [1, 2, 3]) await beginTestVideo(api.dependencies.db, id)
    // The first of all waits for nobody, if no other test has one in the making.
    const state = await api.dependencies.events.state(id)
    const waiting = state.filter(({ name, data }) => name === 'video' && data.progress.videosAhead !== null)
    expect(waiting.length).toBeGreaterThanOrEqual(2)
    for (let round = 0; round < 4; round += 1) {
      const streams = await openMany()
      for (const stream of streams) await stream.next()
      const { streams: opened, timers } = counts()
      expect(opened).toBe(mostStreams)
      // A timer that has just fired is set again a moment later.
      expect(timers).toBeLessThanOrEqual(waiting.length)
      for (const stream of streams) stream.close()
      await allClosed()
    }
  })
})
