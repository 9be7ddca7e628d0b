import { randomUUID } from 'node:crypto'
import type { PlannedWork } from '@voxdeck/core/progress/work'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMigratedDatabase } from '../../testing/test-database.ts'
import type { Database } from '../connect.ts'
import { createProject } from '../projects/create-project.ts'
import { findHeadline } from '../projects/find-project-facts.ts'
import { upsertUser } from '../users/upsert-user.ts'
import {
  beginVideo,
  deleteVideo,
  endVideo,
  findVideoStatus,
  markVideoRequested,
  type NewVideo,
  recordWork,
  storePlannedRender,
} from './video-lifecycle.ts'
import { findVideoRow, listVideoRows } from './video-rows.ts'

const step = { units: 2, cost: 2, weight: 10 }
const plannedWork: PlannedWork = { speech: step, timeline: step, render: step, optimize: step }
const completed = () =>
  ({ status: 'completed', filename: randomUUID(), durationSeconds: 3, size: 4, timeline: [] }) as const
const sentence = { unit: 'speech:en:0:0', step: 'speech', cost: 5, reused: true, seconds: 0.5 } as const

describe('a video’s row', () => {
  let database: Database
  let video: NewVideo
  beforeAll(async () => {
    database = await createMigratedDatabase()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    const identity = { issuer: 'i', subject: 's', email: null, firstName: null }
    const userId = await upsertUser(database.db, identity)
    const projectId = await createProject(database.db, { userId, title: 'A video' })
    const plan = { planHash: 'h', planKey: 'k', toolchain: 'x', plannedWork, resolution: '720p' } as const
    const text = { text: { words: 2, excerpt: 'Two words.' }, textHash: 't', contentHash: 'c' }
    video = { videoId: randomUUID(), projectId, kind: 'video', languages: ['en'], ...plan, ...text }
    await beginVideo(database.db, video)
  })

  const row = () => findVideoRow(database.db, video)

  it('has the status of its row, and none once it is deleted', async () => {
    expect(await findVideoStatus(database.db, video)).toBe('generating')
    await endVideo(database.db, video, { status: 'cancelled' })
    expect(await findVideoStatus(database.db, video)).toBe('cancelled')
    await deleteVideo(database.db, video)
    expect(await findVideoStatus(database.db, video)).toBeNull()
  })

  it('work that is reported twice counts once', async () => {
    await recordWork(database.db, video, [sentence])
    await recordWork(database.db, video, [sentence, { ...sentence, unit: 'speech:en:0:1', reused: false }])
    expect((await row())?.done.speech).toMatchObject({ units: 2, cost: 10, reused: 1, madeCost: 5 })
  })

  it('work for a video that is gone is not an error', async () => {
    await deleteVideo(database.db, video)
    await recordWork(database.db, video, [sentence])
    expect(await row()).toBeNull()
  })

  it('settling the shots changes their number and cost, and no weight', async () => {
    await storePlannedRender(database.db, video, { units: 7, cost: 12.5, fresh: { units: 1, cost: 2 } })
    expect((await row())?.planned_work).toEqual({
      ...plannedWork,
      render: { units: 7, cost: 12.5, weight: 10, fresh: { units: 1, cost: 2 } },
    })
  })

  it('ends once: a late failure does not undo a finished video', async () => {
    expect(await endVideo(database.db, video, completed())).toBe(true)
    expect(await endVideo(database.db, video, { status: 'failed', code: 'internal', step: 'render' })).toBe(
      false,
    )
    expect(await endVideo(database.db, video, { status: 'cancelled' })).toBe(false)
    expect(await row()).toMatchObject({ status: 'completed', size: 4, failure_code: null })
  })

  it('asking again leaves a running or finished video as it is', async () => {
    await recordWork(database.db, video, [sentence])
    await beginVideo(database.db, video)
    expect((await row())?.done.speech.units).toBe(1)
    await endVideo(database.db, video, completed())
    await beginVideo(database.db, video)
    expect((await row())?.status).toBe('completed')
  })

  it('asking again starts a failed video anew, from no work and without its failure', async () => {
    await recordWork(database.db, video, [sentence])
    await endVideo(database.db, video, { status: 'failed', code: 'speech_failed', step: 'speech' })
    expect(await row()).toMatchObject({
      status: 'failed',
      failure_code: 'speech_failed',
      failure_step: 'speech',
    })
    await beginVideo(database.db, video)
    expect(await row()).toMatchObject({ status: 'generating', failure_code: null, failure_step: null })
    expect((await row())?.done.speech.units).toBe(0)
  })

  it('a workflow that was replaced ends nothing: its cancel may arrive after the video was asked for again', async () => {
    const first = await beginVideo(database.db, video)
    await endVideo(database.db, video, { status: 'cancelled' })
    const second = await beginVideo(database.db, video)
    expect(await endVideo(database.db, { ...video, run: first }, { status: 'cancelled' })).toBe(false)
    expect((await row())?.status).toBe('generating')
    expect(await endVideo(database.db, { ...video, run: second }, completed())).toBe(true)
  })

  it('a finished video that is asked for again is the newest again', async () => {
    const { db } = database
    await endVideo(db, video, completed())
    const later = { ...video, videoId: randomUUID() }
    await beginVideo(db, later)
    const order = async () => (await listVideoRows(db, [video.projectId])).map((row) => row.id)
    expect(await order()).toEqual([later.videoId, video.videoId])
    await markVideoRequested(db, video)
    expect(await order()).toEqual([video.videoId, later.videoId])
  })

  it('deleting it raises the revision of its project, so that open pages learn of it', async () => {
    const before = await findHeadline(database.db, video.projectId)
    await deleteVideo(database.db, video)
    expect((await findHeadline(database.db, video.projectId))?.revision).toBe((before?.revision ?? 0) + 1)
  })
})
