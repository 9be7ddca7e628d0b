import { randomUUID } from 'node:crypto'
import { noTools } from '@voxdeck/core/plan/tool-versions'
import { beginImport } from '@voxdeck/db/jobs/jobs'
import { addProjectLanguage } from '@voxdeck/db/languages/project-languages'
import { beginTranslating, findTranslationJobs } from '@voxdeck/db/languages/translation-jobs'
import { createProject } from '@voxdeck/db/projects/create-project'
import { beginTestVideo } from '@voxdeck/db/testing/begin-test-video'
import { publishTestToolchain } from '@voxdeck/db/testing/publish-test-toolchain'
import { upsertUser } from '@voxdeck/db/users/upsert-user'
import { endVideo, findVideoStatus, type VideoRef } from '@voxdeck/db/videos/video-lifecycle'
import { importSubject, videoSubject } from '@voxdeck/delivery/message'
import { createDeliveryBench, type DeliveryBench } from '@voxdeck/delivery/testing/delivery-bench'
import { newNamespace } from '@voxdeck/workflow-client/testing/new-namespace'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createReconcile } from './reconcile.ts'

describe('the reconciler', () => {
  let bench: DeliveryBench
  let database: DeliveryBench['database']
  let store: DeliveryBench['store']
  let workflows: DeliveryBench['workflows']
  let delivery: DeliveryBench['delivery']
  let client: DeliveryBench['client']
  let projectId: string
  beforeAll(async () => {
    bench = await createDeliveryBench(await newNamespace(process.env.TEMPORAL_ADDRESS ?? ''))
    ;({ database, store, workflows, delivery, client } = bench)
  })
  afterAll(() => bench.close())
  beforeEach(async () => {
    const identity = { issuer: 'i', subject: randomUUID(), email: null, firstName: null }
    const userId = await upsertUser(database.db, identity)
    projectId = await createProject(database.db, { userId, title: 'A video' })
  })

  /** A video that was asked for a minute ago. Its plan is in the store. */
  const oldVideo = async (): Promise<VideoRef> => {
    const video = await beginTestVideo(database.db, projectId)
    const planKey = `plans/${video.videoId}.json`
    const { voices: _, ...toolchain } = noTools
    const plan = { format: 3, projectId, toolchain, salt: '', languages: ['en'], slides: [] }
    await store.put(planKey, JSON.stringify(plan), 'application/json')
    await database.pool.query(
      "update videos set requested_at = now() - interval '1 minute', plan_key = $2 where id = $1",
      [video.videoId, planKey],
    )
    return video
  }
  const start = ({ videoId }: VideoRef) =>
    workflows.generateVideo(
      {
        kind: 'video',
        task: { videoId, projectId, planKey: `plans/${videoId}.json` },
        routing: { toolchain: 'nobody', accountId: projectId },
        languages: ['en'],
      },
      'replace',
    )
  const reconcile = () =>
    createReconcile({ db: database.db, store, workflows, delivery, log: { warn: () => undefined } })()
  const handleOf = ({ videoId }: VideoRef) => client.workflow.getHandle(`video-${videoId}`)
  const cancelRequested = async (video: VideoRef) =>
    ((await handleOf(video).fetchHistory()).events ?? []).some(
      (event) => event.workflowExecutionCancelRequestedEventAttributes,
    )

  it('starts the workflow of a video that has none, and leaves one that has', async () => {
    const [lost, running] = [await oldVideo(), await oldVideo()]
    await start(running)
    const { runId } = await handleOf(running).describe()
    expect(await reconcile()).toMatchObject({ restartedVideos: 1 })
    await delivery.deliver(videoSubject(lost.videoId))
    expect((await handleOf(lost).describe()).status.name).toBe('RUNNING')
    expect((await handleOf(running).describe()).runId).toBe(runId)
    expect(await reconcile()).toMatchObject({ restartedVideos: 0 })
  })

  it('leaves a video that was asked for a moment ago', async () => {
    const video = await beginTestVideo(database.db, projectId)
    expect(await reconcile()).toMatchObject({ restartedVideos: 0 })
    await endVideo(database.db, video, { status: 'cancelled' })
  })

  it('plans a video anew whose toolchain has had no worker for two minutes, for one that has', async () => {
    const [stranded, served] = [await oldVideo(), await oldVideo()]
    for (const video of [stranded, served]) await start(video)
    const { runId } = await handleOf(stranded).describe()
    const assign = (video: VideoRef, toolchain: string) =>
      database.pool.query(
        "update videos set toolchain = $2, requested_at = now() - interval '3 minutes' where id = $1",
        [video.videoId, toolchain],
      )
    await assign(stranded, 'gone')
    await assign(served, 'there')
    expect(await reconcile()).toMatchObject({ plannedAnew: 0 })
    await publishTestToolchain(database.db, { id: 'there', voices: [] })
    expect(await reconcile()).toMatchObject({ plannedAnew: 1 })
    await delivery.deliver(videoSubject(stranded.videoId))
    const row = await database.db
      .selectFrom('videos')
      .where('id', '=', stranded.videoId)
      .select(['toolchain', 'plan_key', 'status'])
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ toolchain: 'there', status: 'generating' })
    expect(JSON.parse(await store.getText(row.plan_key))).toMatchObject({ toolchain: { id: 'there' } })
    const again = await handleOf(stranded).describe()
    expect(again.status.name).toBe('RUNNING')
    expect(again.runId).not.toBe(runId)
    expect(await reconcile()).toMatchObject({ plannedAnew: 0 })
  })

  it('plans a video of the release before anew when none of its workers is left', async () => {
    const video = await oldVideo()
    await start(video)
    await database.pool.query(
      "update videos set toolchain = null, requested_at = now() - interval '3 minutes' where id = $1",
      [video.videoId],
    )
    await publishTestToolchain(database.db, { id: 'there', voices: [] })
    const worker = randomUUID()
    await database.pool.query('insert into workers (id, slots, seen_at) values ($1, 2, now())', [worker])
    expect(await reconcile()).toMatchObject({ plannedAnew: 0 })
    await database.pool.query('delete from workers where id = $1', [worker])
    expect(await reconcile()).toMatchObject({ plannedAnew: 1 })
  })

  it('gives up on a video whose workflow was lost three times, or whose plan is', async () => {
    const [often, planless, unreadable] = [await oldVideo(), await oldVideo(), await oldVideo()]
    await store.put(`plans/${unreadable.videoId}.json`, '{"format":3', 'application/json')
    await database.pool.query('update videos set restarts = 3 where id = $1', [often.videoId])
    await store.remove(`plans/${planless.videoId}.json`)
    await reconcile()
    expect(await findVideoStatus(database.db, often)).toBe('failed')
    expect(await findVideoStatus(database.db, planless)).toBe('failed')
    expect(await findVideoStatus(database.db, unreadable)).toBe('failed')
  })

  it('ends workflows whose video was cancelled or deleted, and no others', async () => {
    const [cancelled, deleted, wanted] = [await oldVideo(), await oldVideo(), await oldVideo()]
    for (const video of [cancelled, deleted, wanted]) await start(video)
    await endVideo(database.db, cancelled, { status: 'cancelled' })
    await database.pool.query('delete from videos where id = $1', [deleted.videoId])
    const both = async () => {
      // What is younger than some seconds is left alone.
      await reconcile()
      return (await cancelRequested(cancelled)) && (await cancelRequested(deleted))
    }
    await expect.poll(both, { timeout: 40_000, interval: 2000 }).toBe(true)
    expect(await cancelRequested(wanted)).toBe(false)
  })

  it('ends a translation without a workflow, so that it can be asked for again', async () => {
    const task = { projectId, language: 'es' as const }
    await addProjectLanguage(database.db, task)
    await beginTranslating(database.db, { ...task, planned: 3 })
    expect(await reconcile()).toMatchObject({ failedTranslations: 0 })
    await database.pool.query(
      "update translation_jobs set updated_at = now() - interval '1 minute' where project_id = $1",
      [projectId],
    )
    expect(await reconcile()).toMatchObject({ failedTranslations: 1 })
    expect(await findTranslationJobs(database.db, projectId)).toMatchObject([
      { status: 'failed', failure_code: 'internal' },
    ])
  })

  it('starts the import of an uploaded file that has no workflow, and leaves one that is still uploaded', async () => {
    await publishTestToolchain(database.db, { id: 'there', voices: [] })
    const begin = async (stage: 'uploading' | 'importing') => {
      const id = randomUUID()
      const file = { name: 'a.mp3', type: 'audio/mpeg', size: 1, uploadKey: `uploads/${id}` }
      const about = { kind: 'music', projectId, slideId: null, accountId: null, stage } as const
      await beginImport(database.db, { id, ...about, ...file })
      await database.pool.query("update jobs set updated_at = now() - interval '1 minute' where id = $1", [
        id,
      ])
      return id
    }
    const [uploaded, uploading] = [await begin('importing'), await begin('uploading')]
    expect(await reconcile()).toMatchObject({ restartedImports: 1 })
    await delivery.deliver(importSubject(uploaded))
    expect(await workflows.isImportRunning(uploaded)).toBe(true)
    expect(await workflows.isImportRunning(uploading)).toBe(false)
    expect(await reconcile()).toMatchObject({ restartedImports: 0 })
  })
})
