import { once } from 'node:events'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { type Database, pingDatabase } from './connect.ts'

const killMe = sql`select pg_terminate_backend(pg_backend_pid())`
const killOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

describe('the database connection', () => {
  let database: Database
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.close())

  it('reads bigints as numbers', async () => {
    const { rows } = await sql<{ count: number }>`select count(*), 9007199254740991 as most`.execute(
      database.db,
    )
    expect(rows).toEqual([{ count: 1, most: Number.MAX_SAFE_INTEGER }])
  })

  it('a connection that breaks under a query fails that query, and not the process', async () => {
    const replaced = once(database.pool, 'remove')
    await expect(killMe.execute(database.db)).rejects.toThrow('terminating connection')
    await replaced
    await pingDatabase(database.db)
  })

  it('a connection that breaks in an idle transaction fails that transaction, and not the process', async () => {
    const broken = database.db.transaction().execute(async (trx) => {
      await pingDatabase(trx)
      await killOthers.execute(database.db)
      await pingDatabase(trx)
    })
    await expect(broken).rejects.toBeInstanceOf(Error)
    await pingDatabase(database.db)
  })
})
