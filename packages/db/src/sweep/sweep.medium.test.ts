import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { beginTestVideo } from '../../testing/begin-test-video.ts'
import { createMigratedDatabase } from '../../testing/test-database.ts'
import { recordArtifact } from '../artifacts/artifacts.ts'
import type { Database } from '../connect.ts'
import { setMusic } from '../music/music.ts'
import { createProject } from '../projects/create-project.ts'
import { deleteProject } from '../projects/delete-project.ts'
import { findRole } from '../projects/find-role.ts'
import { listExpiredProjects, restoreProject, trashProject } from '../projects/trash.ts'
import { addSlide, deleteSlide, replacePicture } from '../slides/change-slides.ts'
import { setClip } from '../slides/clips.ts'
import { setRecording } from '../slides/recordings.ts'
import { deleteExpiredSlides } from '../slides/replaced-files.ts'
import { deleteUser } from '../users/accounts.ts'
import { setProfilePicture } from '../users/profile-pictures.ts'
import { upsertUser } from '../users/upsert-user.ts'
import { deleteVideo, endVideo } from '../videos/video-lifecycle.ts'
import { findReferenced, objectReferences } from './object-references.ts'
import { deleteOldRows } from './old-rows.ts'
import { dropTombstone, sweepTombstones, writeTombstones } from './tombstones.ts'

const filename = () => `${randomUUID().replaceAll('-', '')}.bin`
const picture = () => ({
  filename: filename(),
  thumbnailFilename: filename(),
  contentType: 'image/png',
  hash: 'h',
  size: 1,
  width: 1,
  height: 1,
})

describe('what is left behind', () => {
  let database: Database
  let userId: string
  let projectId: string
  beforeAll(async () => {
    database = await createMigratedDatabase()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    const { db, pool } = database
    userId = await upsertUser(db, { issuer: 'i', subject: randomUUID(), email: null, firstName: null })
    projectId = await createProject(db, { userId, title: 'A deck' })
    await pool.query('truncate tombstones')
  })

  const tombstones = async () => {
    const { rows } = await database.pool.query<{ object_key: string }>('select object_key from tombstones')
    return rows.map((row) => row.object_key).toSorted()
  }
  const makeDue = () => database.pool.query("update tombstones set due_at = now() - interval '1 second'")

  /** One of everything that refers to an object, and the keys of those objects. */
  const fill = async () => {
    const { db } = database
    const [shown, clip, recording, music, portrait, videoFile] = [
      picture(),
      filename(),
      filename(),
      filename(),
      filename(),
      filename(),
    ]
    const slideId = (await addSlide(db, { projectId, pictureName: 'x', picture: shown, most: 9 })) ?? ''
    const facts = { name: null, hash: 'h', frames: 1, width: 2, height: 2, size: 1, hasSound: false }
    await setClip(db, { projectId, slideId, filename: clip, ...facts })
    await setRecording(db, {
      projectId,
      slideId,
      language: 'en',
      filename: recording,
      hash: 'h',
      samples: 1,
      peaks: [],
      size: 1,
    })
    await setMusic(db, projectId, { filename: music, name: 'm', hash: 'h', samples: 1, lufs: -14, size: 1 })
    await setProfilePicture(db, userId, { source: 's', filename: portrait })
    const video = await beginTestVideo(db, projectId)
    await db
      .updateTable('videos')
      .set({ plan_key: `plans/${video.videoId}` })
      .where('id', '=', video.videoId)
      .execute()
    await endVideo(db, video, {
      status: 'completed',
      filename: videoFile,
      durationSeconds: 1,
      size: 1,
      timeline: [],
      details: {
        layoutKey: `layouts/${video.videoId}`,
        files: ['a.srt', 'b.vtt'],
        filesSize: 2,
        chapters: [],
        recordedCaptions: null,
      },
    })
    await db.updateTable('tombstones').set({ due_at: new Date() }).execute()
    const { salt } = await db
      .selectFrom('users')
      .where('id', '=', userId)
      .select('salt')
      .executeTakeFirstOrThrow()
    const artifact = `artifacts/sentence/${randomUUID()}`
    await recordArtifact(db, {
      kind: 'sentence',
      key: randomUUID(),
      salt,
      objectKey: artifact,
      size: 1,
      hash: 'h',
      facts: {},
    })
    await database.pool.query('truncate tombstones')
    return {
      slideId,
      video,
      ofProject: [
        `pictures/${shown.filename}`,
        `pictures/${shown.thumbnailFilename}`,
        `clips/${clip}`,
        `recordings/${recording}`,
        `music/${music}`,
        `plans/${video.videoId}`,
        `layouts/${video.videoId}`,
        `films/${videoFile}`,
        `film-files/${videoFile}/a.srt`,
        `film-files/${videoFile}/b.vtt`,
      ].toSorted(),
      ofUser: [`portraits/${portrait}`, artifact].toSorted(),
    }
  }

  it('is known: each object that a row refers to is found, and no other', async () => {
    const { ofProject, ofUser } = await fill()
    const keys = [...ofProject, ...ofUser]
    expect([...(await findReferenced(database.db, [...keys, 'pictures/none.png']))].toSorted()).toEqual(
      keys.toSorted(),
    )
  })

  it('has a tombstone when a project goes, whatever it held', async () => {
    const { ofProject } = await fill()
    await deleteProject(database.db, projectId)
    expect(await tombstones()).toEqual(ofProject)
  })

  it('has a tombstone when a person goes: the portrait, and what was spoken for them', async () => {
    const { ofUser } = await fill()
    await deleteProject(database.db, projectId)
    await database.pool.query('truncate tombstones')
    await deleteUser(database.db, userId)
    expect(await tombstones()).toEqual(ofUser)
  })

  it('stays with a project that others have: its sentences are not deleted with the first owner', async () => {
    const { ofUser } = await fill()
    await deleteUser(database.db, userId)
    expect(await tombstones()).toEqual(ofUser.filter((key) => key.startsWith('portraits/')))
  })

  it('has a tombstone when it is removed one by one, and can no longer be brought back', async () => {
    const { db } = database
    const { slideId, video, ofProject } = await fill()
    await replacePicture(db, { projectId, slideId, picture: picture() })
    expect((await tombstones()).every((key) => key.startsWith('pictures/'))).toBe(true)
    await setMusic(db, projectId, null)
    await deleteVideo(db, video)
    await deleteSlide(db, { projectId, slideId })
    const kept = ofProject.filter((key) => /^(pictures|clips|recordings)\//.test(key))
    expect([...(await findReferenced(db, ofProject))].toSorted()).toEqual(kept)
    await deleteExpiredSlides(db, 0)
    const left = await tombstones()
    expect(ofProject.filter((key) => !left.includes(key))).toEqual([])
  })

  it('is removed when it is due, unless a row refers to it', async () => {
    const { db } = database
    const { ofProject } = await fill()
    const [kept = ''] = ofProject
    await writeTombstones(db, [kept, 'uploads/left.bin'])
    const removed: string[] = []
    const remove = async (key: string) => {
      removed.push(key)
    }
    expect(await sweepTombstones(db, remove)).toBe(1)
    expect(removed).toEqual(['uploads/left.bin'])
    expect(await tombstones()).toEqual([])

    await deleteProject(db, projectId)
    expect(await sweepTombstones(db, remove)).toBe(0)
    await makeDue()
    expect(await sweepTombstones(db, remove)).toBe(ofProject.length)
    expect(await tombstones()).toEqual([])
  })

  it('keeps its tombstone when the store refuses, and is not removed while it is referred to again', async () => {
    const { db } = database
    await writeTombstones(db, ['plans/again'])
    await expect(sweepTombstones(db, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await tombstones()).toEqual(['plans/again'])

    // Who refers to it again waits for the sweep, and stores it after.
    const order: string[] = []
    const removing = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const sweep = sweepTombstones(db, async () => {
      begun.resolve()
      await removing.promise
      order.push('removed')
    })
    await begun.promise
    const again = dropTombstone(db, 'plans/again').then(() => order.push('stored'))
    await database.pool.query('select pg_sleep(0.2)')
    removing.resolve()
    await Promise.all([sweep, again])
    expect(order).toEqual(['removed', 'stored'])
  })

  it('can be brought back with its members, until its days are over', async () => {
    const { db } = database
    const member = { projectId, userId }
    await trashProject(db, member)
    expect(await findRole(db, member)).toBeNull()
    expect(await listExpiredProjects(db, 14)).not.toContain(projectId)
    expect(await restoreProject(db, { ...member, userId: randomUUID() })).toBe(false)
    expect(await restoreProject(db, member)).toBe(true)
    expect(await findRole(db, member)).toBe('owner')
    expect(await restoreProject(db, member)).toBe(false)
    await trashProject(db, member)
    await database.pool.query("update deleted_projects set deleted_at = now() - interval '15 days'")
    expect(await listExpiredProjects(db, 14)).toContain(projectId)
  })

  it('goes when nobody used it for long, and not before', async () => {
    const { db, pool } = database
    const { video } = await fill()
    const preview = await beginTestVideo(db, projectId)
    await endVideo(db, preview, { status: 'cancelled' })
    await pool.query("update videos set kind = 'preview' where id = $1", [preview.videoId])
    const days = { artifacts: 90, previews: 1, work: 30, texts: 30, audit: 365 }
    const none = {
      artifacts: 0,
      sentences: 0,
      previews: 0,
      work: 0,
      jobs: 0,
      texts: 0,
      sessions: 0,
      audit: 0,
    }
    await deleteOldRows(db, days)
    expect(await deleteOldRows(db, days)).toEqual(none)
    await pool.query("update artifacts set last_used_at = now() - interval '91 days'")
    await pool.query("update videos set requested_at = now() - interval '2 days'")
    const count = await db
      .selectFrom('artifacts')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(await deleteOldRows(db, days)).toEqual({ ...none, artifacts: count.count, previews: 1 })
    expect(
      (await db.selectFrom('videos').where('id', '=', video.videoId).select('id').execute()).length,
    ).toBe(1)
  })

  it('is named by no column that the list of references does not know', async () => {
    const { ofProject, ofUser } = await fill()
    // Random names alone: others, like the kind of an artifact, may stand anywhere.
    const names = [...ofProject, ...ofUser].flatMap((key) =>
      key.split('/').filter((part) => part.length > 30),
    )
    const columns = await sql<{ table: string; column: string }>`
      select columns.table_name as table, columns.column_name as column
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database.db)
    const known = new Set(
      objectReferences.flatMap(({ table, columns: own }) => own.map((column) => `${table}.${column}`)),
    )
    const unknown: string[] = []
    for (const { table, column } of columns.rows) {
      const { rows } = await sql<{ found: boolean }>`
        select exists (
          select from ${sql.table(table)}, unnest(${names}::text[]) as sought (part)
          where strpos(${sql.ref(`${table}.${column}`)}::text, sought.part) > 0
        ) as found`.execute(database.db)
      if (rows[0]?.found && !known.has(`${table}.${column}`)) unknown.push(`${table}.${column}`)
    }
    // The id of a video is part of the keys of its plan and layout here.
    expect(unknown.toSorted()).toEqual(['jobs.subject', 'videos.id'])
  })

  it('has a trigger for each reference', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select event_object_table as table, event_object_column as column
      from information_schema.triggered_update_columns`.execute(database.db)
    const triggered = new Set(rows.map(({ table, column }) => `${table}.${column}`))
    const missing = objectReferences.flatMap(({ table, columns }) =>
      columns.filter((column) => !triggered.has(`${table}.${column}`)).map((column) => `${table}.${column}`),
    )
    expect(missing).toEqual([])
  })
})
