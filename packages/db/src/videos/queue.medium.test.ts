import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beginTestVideo } from '../../testing/begin-test-video.ts'
import { createMigratedDatabase } from '../../testing/test-database.ts'
import type { Database } from '../connect.ts'
import { createProject } from '../projects/create-project.ts'
import { upsertUser } from '../users/upsert-user.ts'
import { publishWorker } from '../workers/worker-slots.ts'
import { loadQueue } from './queue.ts'
import { endVideo, recordWork, type VideoRef } from './video-lifecycle.ts'
import { findVideoRow } from './video-rows.ts'

const piece = { unit: 'speech:en:0:0', step: 'speech', cost: 4, reused: false, seconds: 2 } as const

describe('videos that wait for workers', () => {
  let database: Database
  beforeAll(async () => {
    database = await createMigratedDatabase()
  })
  afterAll(() => database.close())

  const account = async () => {
    const identity = { issuer: 'i', subject: randomUUID(), email: null, firstName: null }
    return upsertUser(database.db, identity)
  }
  const ask = async (userId: string): Promise<VideoRef> => {
    const projectId = await createProject(database.db, { userId, title: 'A video' })
    return beginTestVideo(database.db, projectId, userId)
  }
  const aheadOf = async (video: VideoRef) => (await loadQueue(database.db)).ahead.get(video.videoId)

  it('G15 take turns by account: who asks for one video waits for one of each account, not for all of them', async () => {
    const [many, one] = [await account(), await account()]
    const first = await ask(many)
    const others = await Promise.all(Array.from({ length: 30 }, () => ask(many)))
    const single = await ask(one)
    expect(await aheadOf(first)).toBe(0)
    expect(await aheadOf(single)).toBe(1)
    const places = await Promise.all(others.map(aheadOf))
    expect(places.toSorted((a = 0, b = 0) => a - b)).toEqual(others.map((_, index) => index + 2))
    for (const video of [first, single, ...others])
      await endVideo(database.db, video, { status: 'cancelled' })
  })

  it('G15 a video that work was done for waits no more, and comes before those that wait', async () => {
    const user = await account()
    const [first, second] = [await ask(user), await ask(await account())]
    await recordWork(database.db, second, [piece])
    expect(await aheadOf(second)).toBeUndefined()
    expect(await aheadOf(first)).toBe(1)
    expect((await loadQueue(database.db)).inProgress).toBe(1)
    await endVideo(database.db, second, { status: 'cancelled' })
    expect(await aheadOf(first)).toBe(0)
    await endVideo(database.db, first, { status: 'cancelled' })
  })

  it('G6 a finished video teaches the installation its speed, newer ones more', async () => {
    const { db } = database
    const make = async (seconds: number) => {
      const video = await ask(await account())
      await recordWork(db, video, [
        { ...piece, seconds },
        { ...piece, unit: 'speech:en:0:1', reused: true, seconds: 0.25 },
        { ...piece, unit: 'optimize:en', step: 'optimize', seconds: 1 },
        { ...piece, unit: 'optimize:video', step: 'optimize', seconds: 3 },
      ])
      const file = { filename: randomUUID(), durationSeconds: 3, size: 4, timeline: [] }
      await endVideo(db, video, { status: 'completed', ...file })
    }
    await publishWorker(db, { id: randomUUID(), toolchain: 'x', slots: 3 })
    await publishWorker(db, { id: randomUUID(), toolchain: 'x', slots: 2 })
    await make(2)
    await make(8)
    const next = await findVideoRow(db, await ask(await account()))
    expect(next?.course?.pace).toMatchObject({ slots: 5, videos: 0, watched: null })
    const { speech, track, publish, reuse } = next?.course?.pace.known ?? {}
    expect(speech?.cost).toBeCloseTo(4 * 0.5 + 4)
    expect(speech?.seconds).toBeCloseTo(2 * 0.5 + 8)
    expect(reuse?.cost).toBeCloseTo(1.5)
    expect(track?.seconds).toBeCloseTo(1.5)
    expect(publish?.seconds).toBeCloseTo(4.5)
    expect(next?.course?.pace.known.whole?.cost).toBeGreaterThan(0)
  })
})
