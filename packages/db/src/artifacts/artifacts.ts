import { sql } from 'kysely'
import type { Db } from '../connect.ts'

export type ArtifactId = { kind: string; key: string }

/** `salt` is what the key of a sentence, or of what is made from it, contains. */
export type NewArtifactId = ArtifactId & { salt?: string }

/** Size and SHA-256 of the stored bytes. */
export type ArtifactObject = { objectKey: string; size: number; hash: string }

/** Size and hash are null for an object that was stored before they were kept. */
export type StoredArtifact<Facts> = {
  objectKey: string
  size: number | null
  hash: string | null
  facts: Facts
}

const columns = ['key', 'object_key', 'object_size', 'object_hash', 'facts'] as const

type Row = {
  key: string
  object_key: string
  object_size: number | null
  object_hash: string | null
  facts: unknown
}

const toArtifact = <Facts>(row: Row): StoredArtifact<Facts> => ({
  objectKey: row.object_key,
  size: row.object_size,
  hash: row.object_hash,
  facts: row.facts as Facts,
})

const isUnusedToday = sql<boolean>`last_used_at < now() - interval '1 day'`.as('is_unused_today')

/** Updates `last_used_at` at most once a day, so that a lookup seldom writes. */
const noteUse = async (
  db: Db,
  kind: string,
  rows: readonly { key: string; is_unused_today: boolean }[],
): Promise<void> => {
  const unused = rows.filter(({ is_unused_today }) => is_unused_today).map(({ key }) => key)
  if (unused.length === 0) return
  await db
    .updateTable('artifacts')
    .set({ last_used_at: sql`now()` })
    .where('kind', '=', kind)
    .where('key', 'in', unused)
    .execute()
}

/** The artifacts under these keys. */
export const findArtifacts = async <Facts>(
  db: Db,
  kind: string,
  keys: readonly string[],
): Promise<Map<string, StoredArtifact<Facts>>> => {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('artifacts')
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .select([...columns, isUnusedToday])
    .execute()
  await noteUse(db, kind, rows)
  return new Map(rows.map((row) => [row.key, toArtifact<Facts>(row)]))
}

/** Those of the keys that have an artifact; its facts, which may be long, are not read. */
export const findArtifactKeys = async (
  db: Db,
  kind: string,
  keys: readonly string[],
): Promise<Set<string>> => {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('artifacts')
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .select(['key', isUnusedToday])
    .execute()
  await noteUse(db, kind, rows)
  return new Set(rows.map(({ key }) => key))
}

export const findArtifact = async <Facts>(
  db: Db,
  { kind, key }: ArtifactId,
): Promise<StoredArtifact<Facts> | null> => (await findArtifacts<Facts>(db, kind, [key])).get(key) ?? null

export const findFacts = async <Facts>(
  db: Db,
  kind: string,
  keys: readonly string[],
): Promise<Map<string, Facts>> => {
  const found = await findArtifacts<Facts>(db, kind, keys)
  return new Map([...found].map(([key, { facts }]) => [key, facts]))
}

/**
 * Records a made artifact. The first row wins: a second maker, whose lease had ended, gets the first one's object and
 * facts. `times_made` counts both.
 */
export const recordArtifact = async <Facts>(
  db: Db,
  { kind, key, salt, objectKey, size, hash, facts }: NewArtifactId & ArtifactObject & { facts: Facts },
): Promise<StoredArtifact<Facts>> => {
  const row = await db
    .insertInto('artifacts')
    .values({
      kind,
      key,
      salt: salt ?? null,
      object_key: objectKey,
      object_size: size,
      object_hash: hash,
      facts: JSON.stringify(facts),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet({ times_made: sql`artifacts.times_made + 1`, last_used_at: sql`now()` }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toArtifact<Facts>(row)
}

/** Stores what was measured of an object from before size and hash were kept. */
export const recordObject = async (
  db: Db,
  { kind, key }: ArtifactId,
  { objectKey, size, hash }: ArtifactObject,
): Promise<void> => {
  await db
    .updateTable('artifacts')
    .set({ object_size: size, object_hash: hash })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('object_key', '=', objectKey)
    .where('object_hash', 'is', null)
    .execute()
}

/** Deletes the row of an artifact whose object is lost; a row that names another object by now stays. */
export const forgetArtifact = async (db: Db, { kind, key }: ArtifactId, objectKey: string): Promise<void> => {
  await db
    .deleteFrom('artifacts')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('object_key', '=', objectKey)
    .execute()
}
