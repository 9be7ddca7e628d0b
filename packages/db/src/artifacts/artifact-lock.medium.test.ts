import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMigratedDatabase } from '../../testing/test-database.ts'
import type { Database } from '../connect.ts'
import { withArtifactLock } from './artifact-lock.ts'
import { findArtifact, recordArtifact } from './artifacts.ts'

describe('making an artifact', () => {
  let database: Database
  beforeAll(async () => {
    database = await createMigratedDatabase()
  })
  afterAll(() => database.close())

  it('happens once, however many want it at once', async () => {
    const id = { kind: 'sentence', key: 'a' }
    let made = 0
    let making = 0
    const obtain = () =>
      withArtifactLock(database.pool, id, async () => {
        expect(++making).toBe(1)
        if (!(await findArtifact(database.db, id))) {
          made++
          await setImmediate()
          await recordArtifact(database.db, { ...id, objectKey: 'artifacts/a', facts: { frames: 3 } })
        }
        making--
      })
    await Promise.all([1, 2, 3, 4].map(obtain))
    expect(made).toBe(1)
    expect(await findArtifact(database.db, id)).toEqual({ objectKey: 'artifacts/a', facts: { frames: 3 } })
    const { times_made } = await database.db
      .selectFrom('artifacts')
      .select('times_made')
      .executeTakeFirstOrThrow()
    expect(times_made).toBe(1)
  })

  it('a maker that fails lets the next one in', async () => {
    const id = { kind: 'sentence', key: 'b' }
    const failing = withArtifactLock(database.pool, id, async () => {
      throw new Error('no voice')
    })
    await expect(failing).rejects.toThrow('no voice')
    expect(await withArtifactLock(database.pool, id, async () => 'made')).toBe('made')
  })

  it('a maker that dies lets the next one in', async () => {
    const id = { kind: 'sentence', key: 'c' }
    const dying = withArtifactLock(database.pool, id, async () => {
      await database.pool.query(
        "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
      )
      return withArtifactLock(database.pool, id, async () => 'made by another')
    })
    expect(await dying).toBe('made by another')
  })
})
