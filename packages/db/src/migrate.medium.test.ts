import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import type { Database } from './connect.ts'
import { migrate, migrateDown, requireSchema } from './migrate.ts'

const shape = `
  select 'column' as kind, table_name || '.' || column_name as name,
         concat_ws(' ', data_type, is_nullable, column_default) as definition
    from information_schema.columns where table_schema = 'public'
  union all
  select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
  order by 1, 2, 3`

/** The migrator's, which stay. */
const ownTables = ['kysely_migration', 'kysely_migration_lock']

describe('migrations', () => {
  let database: Database
  beforeEach(async () => {
    database = await createTestDatabase()
  })
  afterEach(() => database.close())

  const shapeNow = async () => (await database.pool.query(shape)).rows
  const tables = async () =>
    (
      await database.pool.query("select tablename from pg_tables where schemaname = 'public' order by 1")
    ).rows.map(({ tablename }) => tablename)
  const allDown = async () => {
    const taken: string[] = []
    for (let name = await migrateDown(database.db); name; name = await migrateDown(database.db))
      taken.push(name)
    return taken
  }

  it('go up, down to nothing, and up again to the very same schema', async () => {
    const up = await migrate(database.db)
    expect(up).toContain('0001-foundation')
    const first = await shapeNow()
    expect(await tables()).toContain('projects')

    expect(await allDown()).toEqual(up.toReversed())
    expect(await tables()).toEqual(ownTables)

    expect(await migrate(database.db)).toEqual(up)
    expect(await shapeNow()).toEqual(first)
  })

  it('go down with rows in every table that refers to another', async () => {
    await migrate(database.db)
    await database.pool.query(`
      with u as (insert into users (issuer, subject) values ('i', 's') returning id),
           p as (insert into projects (title) values ('t') returning id),
           m as (insert into members select p.id, u.id, 'owner' from p, u),
           s as (insert into slides (project_id, picture_filename, thumbnail_filename, picture_type, picture_hash,
                                     picture_name, picture_size, picture_width, picture_height, position)
                 select id, 'f', 't', 'image/png', 'h', 'o', 1, 1, 1, 0 from p returning id, project_id)
      insert into scripts (slide_id, language, project_id) select id, 'en', project_id from s`)
    await database.pool.query('update projects set thumbnail_slide_id = (select id from slides)')
    await allDown()
    expect(await tables()).toEqual(ownTables)
  })

  /** Rows of an installation from before slides were one table. */
  const beforeSlides = `
    insert into projects (id, title, english_script) values ('00000000-0000-4000-8000-000000000001', 'Harbour', 'Whole.');
    insert into images (id, project_id, filename, thumbnail_filename, content_type, picture_hash, original_name, size,
                        width, height, order_index, manual_seconds)
    select ('00000000-0000-4000-8000-00000000001' || n)::uuid, '00000000-0000-4000-8000-000000000001', 'f' || n, 't' || n,
           'image/png', 'h' || n, n || '.png', n, 10 + n, 20 + n, n, nullif(n, 0)
      from generate_series(0, 2) as n;
    update projects set thumbnail_image_id = '00000000-0000-4000-8000-000000000011';
    insert into slide_scripts (image_id, script, selected_voice, recording_filename, recording_hash, recording_samples,
                               recording_peaks, recording_size, clip_filename, clip_original_name, clip_hash, clip_frames,
                               clip_width, clip_height, clip_size, clip_has_sound, clip_keeps_sound)
    values ('00000000-0000-4000-8000-000000000010', 'One.', 'bella', 'r', 'rh', 100, '{1,2}', 7, 'c', 'clip.mp4', 'ch', 60,
            640, 360, 9, true, true),
           ('00000000-0000-4000-8000-000000000011', 'Two.', 'adam', null, null, null, null, null, null, null, null, null,
            null, null, null, false, false);
    insert into project_languages (project_id, language) values ('00000000-0000-4000-8000-000000000001', 'es');
    insert into translations (image_id, language, project_id, script, state, source_hash, provider)
    values ('00000000-0000-4000-8000-000000000010', 'es', '00000000-0000-4000-8000-000000000001', 'Uno.', 'machine', 's', 'p');
    insert into slide_voices (image_id, language, project_id, voice)
    values ('00000000-0000-4000-8000-000000000010', 'es', '00000000-0000-4000-8000-000000000001', 'marta'),
           ('00000000-0000-4000-8000-000000000011', 'es', '00000000-0000-4000-8000-000000000001', 'lucia');
    insert into videos (id, project_id, kind, language_code, plan_hash, plan_key, resolution, status, planned_work, timeline,
                        failure_stage)
    values ('00000000-0000-4000-8000-000000000021', '00000000-0000-4000-8000-000000000001', 'film', 'en', 'h', 'k', '720p',
            'failed', '{}', '[{"imageId":"a","startTime":0,"endTime":1},{"imageId":"b","startTime":1,"endTime":2}]', 'render')`

  it('keep every row of slides, scripts, recordings, clips, voices and videos, up and down again', async () => {
    await migrate(database.db)
    while ((await migrateDown(database.db)) !== '0014-videos');
    await database.pool.query(beforeSlides)
    const old = ['images', 'slide_scripts', 'translations', 'slide_voices', 'videos', 'projects']
    const readOld = async () =>
      Promise.all(
        old.map(async (table) => (await database.pool.query(`select * from ${table} order by 1, 2`)).rows),
      )
    const before = await readOld()

    await migrate(database.db)
    const rows = async (statement: string) =>
      (await database.pool.query({ text: statement, rowMode: 'array' })).rows
    expect(
      await rows(
        'select picture_name, picture_size, position, manual_seconds, clip_name from slides order by position',
      ),
    ).toEqual([
      ['0.png', 0, 0, null, 'clip.mp4'],
      ['1.png', 1, 1, 1, null],
      ['2.png', 2, 2, 2, null],
    ])
    expect(
      await rows(
        'select language, script, voice, state, source_hash, provider from scripts order by slide_id, language',
      ),
    ).toEqual([
      ['en', 'One.', 'bella', null, null, null],
      ['es', 'Uno.', 'marta', 'machine', 's', 'p'],
      ['en', 'Two.', 'adam', null, null, null],
      ['es', null, 'lucia', null, null, null],
    ])
    expect(
      await rows('select filename, language, is_chosen, hash, samples, peaks, size from recordings'),
    ).toEqual([['r', 'en', true, 'rh', 100, [1, 2], 7]])
    expect(
      await rows(
        "select kind, failure_step, timeline #>> '{1,slideId}', timeline #>> '{1,endTime}' from videos",
      ),
    ).toEqual([['video', 'render', 'b', '2']])
    expect(await rows('select script, thumbnail_slide_id is not null from projects')).toEqual([
      ['Whole.', true],
    ])

    while ((await migrateDown(database.db)) !== '0014-videos');
    expect(await readOld()).toEqual(before)
  })

  it('run once when several processes start at once', async () => {
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(database.db)))
    expect(runs.filter((done) => done.length > 0)).toHaveLength(1)
  })

  it('go down one after another when several processes ask at once', async () => {
    const up = await migrate(database.db)
    const down = await Promise.all(up.map(() => migrateDown(database.db)))
    expect(down.toSorted()).toEqual(up)
  })

  it('go on from the table in which earlier versions listed them', async () => {
    const up = await migrate(database.db)
    await database.pool.query(`
      create table migrations (name text primary key, done_at timestamptz not null default now());
      insert into migrations (name) select name from kysely_migration;
      drop table kysely_migration, kysely_migration_lock`)
    expect(await migrate(database.db)).toEqual([])
    expect((await tables()).includes('migrations')).toBe(false)
    expect(await migrateDown(database.db)).toBe(up.at(-1))
  })

  it('do nothing when there is nothing to do', async () => {
    await migrate(database.db)
    expect(await migrate(database.db)).toEqual([])
  })

  it('wait for no lock: they give up soon, let others in, and try again', async () => {
    await migrate(database.db)
    const name = await migrateDown(database.db)
    const reader = await database.pool.connect()
    await reader.query('begin')
    await reader.query('lock table videos in access share mode')
    const migrating = migrate(database.db)
    // While the migration waits for its lock nobody else could begin to read: it waits for seconds at most.
    await sleep(500)
    const began = performance.now()
    await database.pool.query('select count(*) from videos')
    expect(performance.now() - began).toBeLessThan(4000)
    await reader.query('commit')
    reader.release()
    expect(await migrating).toEqual([name])
  })

  it('fit a process that needs no more than they have made, and nothing that a later one took away', async () => {
    await expect(requireSchema(database.db)).rejects.toThrow('is not migrated')
    await migrate(database.db)
    await requireSchema(database.db)
    // Of a later release, which only adds.
    await database.pool.query("insert into kysely_migration values ('9998-later', now()::text)")
    await requireSchema(database.db)
    await database.pool.query("update schema_support set oldest = '9998-later'")
    await expect(requireSchema(database.db)).rejects.toThrow('from 9998-later on')
  })

  it('that are missing are named', async () => {
    await migrate(database.db)
    await database.pool.query("delete from kysely_migration where name = '0018-outbox'")
    await expect(requireSchema(database.db)).rejects.toThrow('lacks 0018-outbox')
  })
})
