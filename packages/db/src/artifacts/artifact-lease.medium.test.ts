import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMigratedDatabase } from '../../testing/test-database.ts'
import type { Database } from '../connect.ts'
import { withArtifactLease } from './artifact-lease.ts'
import { findArtifact, forgetArtifact, recordArtifact } from './artifacts.ts'

describe('making an artifact', () => {
  let database: Database
  beforeAll(async () => {
    database = await createMigratedDatabase()
  })
  afterAll(() => database.close())

  const object = (letter: string) => ({ objectKey: `artifacts/${letter}`, size: 3, hash: letter })

  it('happens once, however many want it at once', async () => {
    const id = { kind: 'sentence', key: 'a' }
    let made = 0
    let making = 0
    const obtain = () =>
      withArtifactLease(database.db, id, async () => {
        expect(++making).toBe(1)
        if (!(await findArtifact(database.db, id))) {
          made++
          await sleep(30)
          await recordArtifact(database.db, { ...id, ...object('a'), facts: { frames: 3 } })
        }
        making--
      })
    await Promise.all([1, 2, 3, 4].map(obtain))
    expect(made).toBe(1)
    expect(await findArtifact(database.db, id)).toEqual({ ...object('a'), facts: { frames: 3 } })
    expect(await database.db.selectFrom('artifacts').select('times_made').execute()).toEqual([
      { times_made: 1 },
    ])
    expect(await database.db.selectFrom('artifact_leases').selectAll().execute()).toEqual([])
  })

  it('holds no connection while it works', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    let working = 0
    const waiting = Array.from({ length: 30 }, (_, index) =>
      withArtifactLease(database.db, { kind: 'shot', key: `idle ${index}` }, () => {
        working++
        return released
      }),
    )
    await vi.waitFor(() => {
      expect(working).toBe(30)
      expect(database.pool.totalCount - database.pool.idleCount).toBe(0)
    }, 20_000)
    release()
    await Promise.all(waiting)
  })

  it('a maker that fails lets the next one in', async () => {
    const id = { kind: 'sentence', key: 'b' }
    const failing = withArtifactLease(database.db, id, async () => {
      throw new Error('no voice')
    })
    await expect(failing).rejects.toThrow('no voice')
    expect(await withArtifactLease(database.db, id, async () => 'made')).toBe('made')
  })

  it('a maker that dies is followed by another when its lease ends, a living one is not', async () => {
    const dead = { kind: 'sentence', key: 'c' }
    await database.db
      .insertInto('artifact_leases')
      .values({
        ...dead,
        holder: '00000000-0000-0000-0000-000000000000',
        deadline: sql<Date>`now() + interval '300 ms'`,
      })
      .execute()
    const began = performance.now()
    expect(await withArtifactLease(database.db, dead, async () => 'made by another')).toBe('made by another')
    expect(performance.now() - began).toBeGreaterThan(250)

    const living = { kind: 'sentence', key: 'd' }
    const order: string[] = []
    const first = withArtifactLease(
      database.db,
      living,
      async () => {
        await sleep(600)
        order.push('first')
      },
      { leaseMs: 300, renewMs: 50 },
    )
    await sleep(50)
    await withArtifactLease(database.db, living, async () => order.push('second'))
    await first
    expect(order).toEqual(['first', 'second'])
  })

  it('the first of two makers wins, and the other adopts its object and facts', async () => {
    const id = { kind: 'sentence', key: 'e' }
    const first = { ...object('first'), facts: { samples: 10 } }
    await recordArtifact(database.db, { ...id, ...first })
    expect(await recordArtifact(database.db, { ...id, ...object('second'), facts: { samples: 11 } })).toEqual(
      first,
    )
    expect(await findArtifact(database.db, id)).toEqual(first)
  })

  it('what is lost is forgotten, but not what was made in its place', async () => {
    const id = { kind: 'sentence', key: 'f' }
    await recordArtifact(database.db, { ...id, ...object('f'), facts: {} })
    await forgetArtifact(database.db, id, 'artifacts/another')
    expect(await findArtifact(database.db, id)).not.toBeNull()
    await forgetArtifact(database.db, id, 'artifacts/f')
    expect(await findArtifact(database.db, id)).toBeNull()
  })

  it('looking up writes only when the last use was before today', async () => {
    const id = { kind: 'sentence', key: 'g' }
    await recordArtifact(database.db, { ...id, ...object('g'), facts: {} })
    const version = async () => {
      const { rows } = await sql<{ xmin: string }>`select xmin from artifacts where key = 'g'`.execute(
        database.db,
      )
      return rows[0]?.xmin
    }
    const before = await version()
    await findArtifact(database.db, id)
    expect(await version()).toBe(before)
    await sql`update artifacts set last_used_at = now() - interval '2 days' where key = 'g'`.execute(
      database.db,
    )
    await findArtifact(database.db, id)
    const { rows } = await sql<{
      fresh: boolean
    }>`select last_used_at > now() - interval '1 minute' as fresh from artifacts where key = 'g'`.execute(
      database.db,
    )
    expect(rows).toEqual([{ fresh: true }])
  })
})
