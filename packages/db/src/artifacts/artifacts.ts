import { sql } from 'kysely'
import type { Db } from '../connect.ts'

export type ArtifactRow<Facts> = { objectKey: string; facts: Facts }
export type ArtifactId = { kind: string; key: string }

/** Finds a stored artifact and updates its `last_used_at`. */
export const findArtifact = async <Facts>(
  db: Db,
  { kind, key }: ArtifactId,
): Promise<ArtifactRow<Facts> | null> => {
  const row = await db
    .updateTable('artifacts')
    .set({ last_used_at: sql`now()` })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .returning(['object_key', 'facts'])
    .executeTakeFirst()
  return row ? { objectKey: row.object_key, facts: row.facts as Facts } : null
}

/** Like `findArtifact` for many keys; returns the keys that exist. */
export const findArtifactKeys = async (
  db: Db,
  kind: string,
  keys: readonly string[],
): Promise<Set<string>> => {
  if (keys.length === 0) return new Set()
  const rows = await db
    .updateTable('artifacts')
    .set({ last_used_at: sql`now()` })
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .returning('key')
    .execute()
  return new Set(rows.map(({ key }) => key))
}

/** Upsert. `times_made` stays 1 unless an artifact is made twice, which tests check. */
export const recordArtifact = async (
  db: Db,
  { kind, key, objectKey, facts }: ArtifactId & { objectKey: string; facts: unknown },
): Promise<void> => {
  await db
    .insertInto('artifacts')
    .values({ kind, key, object_key: objectKey, facts: JSON.stringify(facts) })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet({ times_made: sql`artifacts.times_made + 1`, last_used_at: sql`now()` }),
    )
    .execute()
}

export const findFacts = async <Facts>(
  db: Db,
  kind: string,
  keys: readonly string[],
): Promise<Map<string, Facts>> => {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('artifacts')
    .where('kind', '=', kind)
    .where('key', 'in', keys)
    .select(['key', 'facts'])
    .execute()
  return new Map(rows.map((row) => [row.key, row.facts as Facts]))
}
