import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, type MigrationResultSet, Migrator } from 'kysely/migration'
import type { Db } from './connect.ts'

const folder = new URL('./migrations/', import.meta.url)

const runFile = (name: string) => async (db: Kysely<unknown>) => {
  await sql.raw(await readFile(new URL(name, folder), 'utf8')).execute(db)
}

/** One migration for each pair of SQL files, `0001-name.up.sql` and `0001-name.down.sql`. */
const getMigrations = async (): Promise<Record<string, Migration>> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.up.sql'))
  const names = files.map((file) => file.slice(0, -'.up.sql'.length))
  return Object.fromEntries(
    names.map((name) => [name, { up: runFile(`${name}.up.sql`), down: runFile(`${name}.down.sql`) }]),
  )
}

const migrationLock = 7_260_114

/**
 * Gives `work` Kysely's migrator, on one connection and to one process at a time. The migrator has a lock of its own, but
 * reads the catalogue before it takes it, which fails while another process renames columns.
 */
const withMigrator = <T>(db: Db, work: (migrator: Migrator, connection: Db) => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection)
    try {
      return await work(new Migrator({ db: connection, provider: { getMigrations } }), connection)
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection)
    }
  })

/** Databases from before Kysely's migrator list their migrations in a table of our own: its rows move over. */
const adoptEarlierTable = async (db: Db): Promise<void> => {
  await sql`
    do $$ begin
      if to_regclass('public.migrations') is not null then
        create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
        insert into kysely_migration select name, done_at::text from migrations on conflict do nothing;
        drop table migrations;
      end if;
    end $$`.execute(db)
}

const namesOf = ({ error, results = [] }: MigrationResultSet): string[] => {
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

/** A migration that waits for a lock makes every later query wait behind it, so it gives up soon and tries again. */
const lockTimeout = '3s'
const mostAttempts = 40
const pauseMs = 1000

const lockNotAvailable = '55P03'

const isLockTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === lockNotAvailable

const migrateOnce = (db: Db): Promise<string[]> =>
  withMigrator(db, async (migrator, connection) => {
    await adoptEarlierTable(connection)
    await sql`select set_config('lock_timeout', ${lockTimeout}, false)`.execute(connection)
    try {
      return namesOf(await migrator.migrateToLatest())
    } finally {
      await sql`select set_config('lock_timeout', '0', false)`.execute(connection)
    }
  })

/** Brings the database up to the newest migration; returns the names of those that ran. */
export const migrate = async (db: Db): Promise<string[]> => {
  for (let attempt = 1; ; attempt++)
    try {
      return await migrateOnce(db)
    } catch (error) {
      if (attempt === mostAttempts || !isLockTimeout(error)) throw error
      await sleep(pauseMs)
    }
}

/** Reverts the newest migration; null when none is left. */
export const migrateDown = (db: Db): Promise<string | null> =>
  withMigrator(db, async (migrator) => namesOf(await migrator.migrateDown())[0] ?? null)

/** The names of this release's migrations, in order. */
const ownNames = async (): Promise<string[]> => Object.keys(await getMigrations()).toSorted()

/**
 * Throws when this process and the database do not fit: the database lacks a migration of this release, or a later one
 * has taken away what this release needs. Later migrations that only add are no hindrance.
 */
export const requireSchema = async (db: Db): Promise<void> => {
  const own = await ownNames()
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('public.schema_support') is not null as there`.execute(db)
  if (!tables[0]?.there) throw new Error('the database is not migrated: run the migrate command first')
  const { rows: done } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const names = new Set(done.map(({ name }) => name))
  const missing = own.filter((name) => !names.has(name))
  if (missing.length > 0)
    throw new Error(`the database lacks ${missing.join(', ')}: run the migrate command first`)
  const { oldest } = await db.selectFrom('schema_support').select('oldest').executeTakeFirstOrThrow()
  const newest = own.at(-1) ?? ''
  if (newest < oldest)
    throw new Error(`the database serves releases from ${oldest} on, and this one is of ${newest}`)
}
