import { randomUUID } from 'node:crypto'
import { beginImport, findJob } from '@voxdeck/db/jobs/jobs'
import { createProject } from '@voxdeck/db/projects/create-project'
import { trashProject } from '@voxdeck/db/projects/trash'
import { addSlide } from '@voxdeck/db/slides/change-slides'
import { upsertUser } from '@voxdeck/db/users/upsert-user'
import { createDeliveryBench, type DeliveryBench } from '@voxdeck/delivery/testing/delivery-bench'
import { objectKeys } from '@voxdeck/storage/object-keys'
import type { ObjectStore } from '@voxdeck/storage/object-store'
import { newBucket } from '@voxdeck/storage/testing/new-bucket'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSweep, type SweepSettings } from './sweep.ts'

const lifetimes = { artifacts: 90, previews: 1, work: 30, texts: 30, audit: 365 }

describe('the sweep', () => {
  const temporal = {
    address: process.env.TEMPORAL_ADDRESS ?? '',
    namespace: process.env.TEMPORAL_NAMESPACE ?? '',
  }
  let bench: DeliveryBench
  let store: ObjectStore
  beforeAll(async () => {
    store = await newBucket()
    bench = await createDeliveryBench(temporal, store)
  })
  afterAll(() => bench.close())
  beforeEach(async () => {
    for (const key of await stored()) await store.remove(key)
  })

  const stored = async () => {
    const keys: string[] = []
    for await (const page of store.list()) keys.push(...page.map(({ key }) => key))
    return keys.toSorted()
  }
  const warnings: string[] = []
  const sweep = (settings: Partial<SweepSettings> = {}) =>
    createSweep({
      db: bench.database.db,
      store,
      delivery: bench.delivery,
      settings: { trashDays: 14, lifetimes, orphanHours: 48, ...settings },
      log: { warn: (_, text) => warnings.push(text) },
    })()
  const put = (key: string) => store.put(key, 'bytes', 'application/octet-stream')

  /** A project with a slide, whose files are stored. */
  const newProject = async () => {
    const { db } = bench.database
    const identity = { issuer: 'i', subject: randomUUID(), email: null, firstName: null }
    const userId = await upsertUser(db, identity)
    const projectId = await createProject(db, { userId, title: 'A deck' })
    const [filename, thumbnailFilename] = [`${randomUUID()}.png`, `${randomUUID()}.webp`]
    const picture = {
      filename,
      thumbnailFilename,
      contentType: 'image/png',
      hash: 'h',
      size: 1,
      width: 1,
      height: 1,
    }
    await addSlide(db, { projectId, pictureName: 'x', picture, most: 9 })
    const keys = [filename, thumbnailFilename].map(objectKeys.picture).toSorted()
    for (const key of keys) await put(key)
    return { projectId, userId, keys }
  }

  it('removes objects that no row refers to, once they are old enough, and no others', async () => {
    const { keys } = await newProject()
    await put('uploads/left.bin')
    await put('pictures/nobody.png')
    await put(objectKeys.calibration('adam'))
    expect(await sweep()).toMatchObject({ orphans: 0, objects: 0 })
    expect(await sweep({ orphanHours: 0 })).toMatchObject({ orphans: 2, objects: 2 })
    expect(await stored()).toEqual(
      [objectKeys.calibration('adam'), objectKeys.installation, ...keys].toSorted(),
    )
  })

  it('takes deleted projects whose days are over from every store', async () => {
    const [expired, recent] = [await newProject(), await newProject()]
    for (const member of [expired, recent]) await trashProject(bench.database.db, member)
    await bench.database.pool.query(
      "update deleted_projects set deleted_at = now() - interval '15 days' where project_id = $1",
      [expired.projectId],
    )
    expect(await sweep()).toMatchObject({ projects: 1 })
    await bench.delivery.deliver(`project ${expired.projectId}`)
    const keys = await stored()
    expect(expired.keys.filter((key) => keys.includes(key))).toEqual([])
    expect(recent.keys.filter((key) => keys.includes(key))).toEqual(recent.keys)
    const { rows } = await bench.database.pool.query('select id from projects where id = any($1)', [
      [expired.projectId, recent.projectId],
    ])
    expect(rows).toEqual([{ id: recent.projectId }])
  })

  it('removes no orphans from the store of another installation', async () => {
    await store.put(objectKeys.installation, randomUUID(), 'text/plain')
    await put('uploads/theirs.bin')
    expect(await sweep({ orphanHours: 0 })).toMatchObject({ orphans: 0, objects: 0 })
    expect(await stored()).toContain('uploads/theirs.bin')
    expect(warnings).toContain('the object store belongs to another installation: its orphans are left alone')
  })

  it('gives up an upload that nobody went on with for a day', async () => {
    const { db, pool } = bench.database
    const { projectId, userId } = await newProject()
    const begin = async () => {
      const id = randomUUID()
      const file = { name: 'a.mp3', type: 'audio/mpeg', size: 1, uploadKey: objectKeys.upload(id) }
      const about = { kind: 'music', slideId: null, stage: 'uploading' } as const
      await beginImport(db, { id, projectId, accountId: userId, ...about, ...file })
      await put(`${objectKeys.upload(id)}.part`)
      return id
    }
    const [left, young] = [await begin(), await begin()]
    await pool.query("update jobs set updated_at = now() - interval '25 hours' where id = $1", [left])
    await sweep()
    expect((await findJob(db, { jobId: left, accountId: userId }))?.status).toBe('cancelled')
    expect((await findJob(db, { jobId: young, accountId: userId }))?.status).toBe('running')
    const uploads = (await stored()).filter((key) => key.startsWith('uploads/'))
    expect(uploads).toEqual([`${objectKeys.upload(young)}.part`])
  })
})
