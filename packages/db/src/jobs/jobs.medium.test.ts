import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { beginTestVideo } from '../../testing/begin-test-video.ts'
import { createMigratedDatabase } from '../../testing/test-database.ts'
import type { Database } from '../connect.ts'
import { addProjectLanguage } from '../languages/project-languages.ts'
import { advanceTranslating, beginTranslating, endTranslating } from '../languages/translation-jobs.ts'
import { createProject } from '../projects/create-project.ts'
import { addSlide, deleteSlide } from '../slides/change-slides.ts'
import { upsertUser } from '../users/upsert-user.ts'
import { savePack } from '../videos/packs.ts'
import { deleteVideo, endVideo, recordWork } from '../videos/video-lifecycle.ts'
import { beginImport, endJob, listQuietImports, markUploaded, runningImport } from './jobs.ts'
import { takeImport } from './take-import.ts'

describe('jobs', () => {
  let database: Database
  let userId: string
  let projectId: string
  beforeAll(async () => {
    database = await createMigratedDatabase()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    const { db } = database
    userId = await upsertUser(db, { issuer: 'i', subject: randomUUID(), email: null, firstName: null })
    projectId = await createProject(db, { userId, title: 'A deck' })
  })

  const jobs = () =>
    database.db
      .selectFrom('jobs')
      .where('project_id', '=', projectId)
      .orderBy('created_at')
      .selectAll()
      .execute()

  describe('of videos, packs and translations follow their tables', () => {
    const published = { filename: 'f.mp4', durationSeconds: 1, size: 5, timeline: [] }

    it('a video: asked for, worked on, completed; its pack; both deleted with it', async () => {
      const { db } = database
      const video = await beginTestVideo(db, projectId)
      const [begun] = await jobs()
      expect(begun).toMatchObject({ kind: 'video', subject: video.videoId, status: 'running', done: 0 })
      expect(begun?.planned).toBeGreaterThan(0)

      const work = { step: 'render', cost: 1, reused: false, seconds: 0.1 } as const
      await recordWork(db, video, [{ ...work, unit: 'one' }])
      await recordWork(db, video, [{ ...work, unit: 'one' }])
      expect(await jobs()).toMatchObject([{ done: 1, stage: 'render' }])

      await endVideo(db, video, { status: 'completed', ...published })
      const [ended] = await jobs()
      expect(ended).toMatchObject({ status: 'done', result: { size: 5 } })
      expect(ended?.done).toBe(ended?.planned)

      await savePack(db, video, { status: 'preparing' })
      expect((await jobs())[1]).toMatchObject({ kind: 'pack', status: 'running', done: 0, planned: 1 })
      await savePack(db, video, { status: 'ready', size: 7 })
      expect((await jobs())[1]).toMatchObject({ status: 'done', done: 1, result: { size: 7 } })

      await deleteVideo(db, video)
      expect(await jobs()).toEqual([])
    })

    it('a video that failed says why, and begins anew when it is asked for again', async () => {
      const { db } = database
      const video = await beginTestVideo(db, projectId)
      await recordWork(db, video, [{ unit: 'one', step: 'speech', cost: 1, reused: false, seconds: 1 }])
      await endVideo(db, video, { status: 'failed', code: 'render_failed', step: 'render' })
      expect(await jobs()).toMatchObject([
        { status: 'failed', stage: 'render', failure: { code: 'render_failed', step: 'render' } },
      ])
      await database.pool.query("update videos set status = 'generating', run = run + 1")
      expect(await jobs()).toMatchObject([{ status: 'running', done: 0, requests: 2 }])
    })

    it('a translation', async () => {
      const { db } = database
      const language = { projectId, language: 'es' }
      await addProjectLanguage(db, language)
      await beginTranslating(db, { ...language, planned: 3 })
      await advanceTranslating(db, { ...language, done: 2, provider: 'apertium' })
      expect(await jobs()).toMatchObject([
        { kind: 'translation', subject: 'es', status: 'running', done: 2, planned: 3 },
      ])
      await endTranslating(db, language, { status: 'failed', code: 'translation_quota' })
      expect(await jobs()).toMatchObject([
        {
          status: 'failed',
          failure: { code: 'translation_quota' },
          result: { provider: 'apertium' },
          requests: 1,
        },
      ])
    })
  })

  describe('of imports', () => {
    const picture = () => ({
      filename: `${randomUUID()}.png`,
      thumbnailFilename: `${randomUUID()}.png`,
      contentType: 'image/png',
      hash: 'h',
      size: 1,
      width: 1,
      height: 1,
    })
    const clip = {
      kind: 'clip' as const,
      facts: { hash: 'h', frames: 1, width: 2, height: 2, size: 1, hasSound: false },
    }
    let slideId: string
    let jobId: string
    beforeEach(async () => {
      const { db } = database
      slideId = (await addSlide(db, { projectId, pictureName: 'x', picture: picture(), most: 9 })) ?? ''
      jobId = randomUUID()
      const file = { name: 'walk.mp4', type: 'video/mp4', size: 9, uploadKey: `uploads/${jobId}` }
      const about = { kind: 'clip', projectId, slideId, accountId: userId, stage: 'uploading' } as const
      await beginImport(db, { id: jobId, ...about, ...file })
    })

    const clipOf = async () =>
      (
        await database.db
          .selectFrom('slides')
          .where('id', '=', slideId)
          .select('clip_filename')
          .executeTakeFirst()
      )?.clip_filename
    const take = (filename: string) => takeImport(database.db, { jobId, result: { filename } }, clip)

    it('begin once, give the file to the slide once, and forget the upload', async () => {
      const { db } = database
      expect(await markUploaded(db, jobId)).toBe(true)
      expect(await markUploaded(db, jobId)).toBe(false)
      expect(await take('c.mp4')).toBe(true)
      expect(await clipOf()).toBe('c.mp4')
      expect(await jobs()).toMatchObject([
        { status: 'done', stage: 'importing', done: 9, upload_key: null, result: { filename: 'c.mp4' } },
      ])
      // The answer of the first attempt was lost.
      expect(await take('c.mp4')).toBe(true)
      expect(await take('other.mp4')).toBe(false)
      expect(await clipOf()).toBe('c.mp4')
    })

    it('that were cancelled give nothing', async () => {
      const { db } = database
      await markUploaded(db, jobId)
      expect(await endJob(db, jobId, { status: 'cancelled' })).toBe(true)
      expect(await take('c.mp4')).toBe(false)
      expect(await clipOf()).toBeNull()
      expect(await endJob(db, jobId, { status: 'failed', failure: { code: 'internal' } })).toBe(false)
    })

    it('whose slide was deleted give nothing, and stay to be ended', async () => {
      await deleteSlide(database.db, { projectId, slideId })
      expect(await take('c.mp4')).toBe(false)
      expect(await runningImport(database.db, jobId)).not.toBeNull()
    })

    it('are seen by nobody else, and found when nothing moves them', async () => {
      const { db, pool } = database
      expect(await runningImport(db, jobId, userId)).toMatchObject({ id: jobId, name: 'walk.mp4', slideId })
      expect(await runningImport(db, jobId, randomUUID())).toBeNull()
      const quiet = async () => (await listQuietImports(db, 'uploading', 60)).map(({ id }) => id)
      expect(await quiet()).not.toContain(jobId)
      await pool.query("update jobs set updated_at = now() - interval '2 minutes' where id = $1", [jobId])
      expect(await quiet()).toContain(jobId)
    })
  })
})
