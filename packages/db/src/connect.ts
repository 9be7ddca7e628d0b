import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'

export type Db = Kysely<Schema>

// Our bigints are byte counts and revisions, far below 2^53.
const int8 = 20
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === int8 ? (value: string) => Number(value) : pg.types.getTypeParser(id, format as 'text'),
}

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> }

export const connectDatabase = ({
  url,
  connections = 10,
}: {
  url: string
  connections?: number
}): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    // A database that neither accepts nor refuses connections counts as unavailable.
    connectionTimeoutMillis: 30_000,
  })
  // The pool replaces a broken connection, and the query that used it fails. Without 'error' listeners, on
  // the pool for idle connections and on each client for those in use, the error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

/** The database's clock, which all processes share. */
export const databaseTime = async (db: Db): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return rows[0]?.now ?? new Date()
}

export const pingDatabase = async (db: Db): Promise<void> => {
  await sql`select 1`.execute(db)
}
