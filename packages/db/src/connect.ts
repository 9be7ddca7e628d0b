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
    // A database that neither answers nor refuses is away too.
    connectionTimeoutMillis: 30_000,
  })
  // A connection that breaks is replaced by the pool, and whoever used it is told by their query. Without these
  // listeners, for idle connections and for those in use, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

/** The clock that all processes share. */
export const databaseTime = async (db: Db): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  return rows[0]?.now ?? new Date()
}

export const pingDatabase = async (db: Db): Promise<void> => {
  await sql`select 1`.execute(db)
}
