import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from './connect.ts'
import { migrate, migrateDown } from './migrate.ts'
import { createTestDatabase } from './testing/test-database.ts'

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

describe('migrations', () => {
  let database: Database
  beforeEach(async () => {
    database = await createTestDatabase()
  })
  afterEach(() => database.close())

  const shapeNow = async () => (await database.pool.query(shape)).rows
  const tables = async () =>
    (await database.pool.query("select tablename from pg_tables where schemaname = 'public'")).rows.map(
      ({ tablename }) => tablename,
    )
  const allDown = async () => {
    const taken: string[] = []
    for (let name = await migrateDown(database.pool); name; name = await migrateDown(database.pool))
      taken.push(name)
    return taken
  }

  it('go up, down to nothing, and up again to the very same schema', async () => {
    const up = await migrate(database.pool)
    expect(up).toContain('0001-foundation')
    const first = await shapeNow()
    expect(await tables()).toContain('projects')

    expect(await allDown()).toEqual(up.toReversed())
    expect(await tables()).toEqual(['migrations'])

    expect(await migrate(database.pool)).toEqual(up)
    expect(await shapeNow()).toEqual(first)
  })

  it('go down with rows in every table that refers to another', async () => {
    await migrate(database.pool)
    await database.pool.query(`
      with u as (insert into users (issuer, subject) values ('i', 's') returning id),
           p as (insert into projects (title) values ('t') returning id),
           m as (insert into members select p.id, u.id, 'owner' from p, u),
           i as (insert into images (project_id, filename, thumbnail_filename, content_type, picture_hash,
                                     original_name, size, width, height, order_index)
                 select id, 'f', 't', 'image/png', 'h', 'o', 1, 1, 1, 0 from p returning id)
      insert into slide_scripts (image_id) select id from i`)
    await database.pool.query('update projects set thumbnail_image_id = (select id from images)')
    await allDown()
    expect(await tables()).toEqual(['migrations'])
  })

  it('run once when several processes start at once', async () => {
    const runs = await Promise.all([1, 2, 3, 4].map(() => migrate(database.pool)))
    expect(runs.filter((done) => done.length > 0)).toHaveLength(1)
  })

  it('do nothing when there is nothing to do', async () => {
    await migrate(database.pool)
    expect(await migrate(database.pool)).toEqual([])
  })
})
