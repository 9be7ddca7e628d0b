import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../connect.ts'

type Reference = {
  table: string
  /** The columns that hold the object's name, for the test that looks for columns missing here. */
  columns: readonly string[]
  /** The object's key, from the table's row. */
  key: RawBuilder<string>
}

/**
 * Every object that a row refers to. A new referrer adds a line here, and a trigger that leaves a tombstone to its
 * migration (see 0021).
 */
export const objectReferences: readonly Reference[] = [
  { table: 'slides', columns: ['picture_filename'], key: sql`'pictures/' || picture_filename` },
  { table: 'slides', columns: ['thumbnail_filename'], key: sql`'pictures/' || thumbnail_filename` },
  { table: 'slides', columns: ['clip_filename'], key: sql`'clips/' || clip_filename` },
  {
    table: 'replaced_files',
    columns: ['filename', 'kind'],
    key: sql`case kind when 'picture' then 'pictures/' else 'clips/' end || filename`,
  },
  {
    table: 'replaced_files',
    columns: ['thumbnail_filename'],
    key: sql`'pictures/' || thumbnail_filename`,
  },
  { table: 'recordings', columns: ['filename'], key: sql`'recordings/' || filename` },
  { table: 'projects', columns: ['music_filename'], key: sql`'music/' || music_filename` },
  { table: 'users', columns: ['picture_filename'], key: sql`'portraits/' || picture_filename` },
  { table: 'artifacts', columns: ['object_key'], key: sql`object_key` },
  { table: 'videos', columns: ['plan_key'], key: sql`plan_key` },
  { table: 'videos', columns: ['layout_key'], key: sql`layout_key` },
  { table: 'videos', columns: ['filename'], key: sql`'films/' || filename` },
  {
    table: 'videos',
    columns: ['filename', 'files'],
    key: sql`'film-files/' || filename || '/' || unnest(files)`,
  },
  { table: 'jobs', columns: ['upload_key'], key: sql`upload_key` },
]

/** Those of the keys that a row refers to. */
export const findReferenced = async (db: Db, keys: readonly string[]): Promise<Set<string>> => {
  if (keys.length === 0) return new Set()
  const all = sql.join(
    objectReferences.map(({ table, key }) => sql`select ${key} as key from ${sql.table(table)}`),
    sql` union all `,
  )
  const { rows } = await sql<{ key: string }>`
    select key from (${all}) as referenced where key = any(${keys}::text[])`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
