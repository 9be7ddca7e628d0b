import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

const folder = new URL('./migrations/', import.meta.url)

// Number of the advisory lock, not used elsewhere: several API processes may start at once.
const migrationLock = 7_260_114

const migrationNames = async (): Promise<string[]> =>
  (await readdir(folder))
    .filter((file) => file.endsWith('.up.sql'))
    .map((file) => file.slice(0, -'.up.sql'.length))
    .sort()

/** Applies all pending migrations, each in its own transaction. Returns their names. */
export const migrate = async (pool: pg.Pool): Promise<string[]> => {
  const client = await pool.connect()
  const done: string[] = []
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(
      'create table if not exists migrations (name text primary key, done_at timestamptz not null default now())',
    )
    const known = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(known.rows.map((row) => row.name))
    for (const name of await migrationNames()) {
      if (applied.has(name)) continue
      await inTransaction(client, async () => {
        await client.query(await readFile(new URL(`${name}.up.sql`, folder), 'utf8'))
        await client.query('insert into migrations (name) values ($1)', [name])
      })
      done.push(name)
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    client.release()
  }
  return done
}

/** Reverts the newest migration. Returns its name, or null when there is none. */
export const migrateDown = async (pool: pg.Pool): Promise<string | null> => {
  const client = await pool.connect()
  try {
    const newest = await client.query<{ name: string }>(
      'select name from migrations order by name desc limit 1',
    )
    const name = newest.rows[0]?.name
    if (!name) return null
    await inTransaction(client, async () => {
      await client.query(await readFile(new URL(`${name}.down.sql`, folder), 'utf8'))
      await client.query('delete from migrations where name = $1', [name])
    })
    return name
  } finally {
    client.release()
  }
}

const inTransaction = async (client: pg.PoolClient, work: () => Promise<void>) => {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
