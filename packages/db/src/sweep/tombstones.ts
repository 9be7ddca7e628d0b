import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { findReferenced } from './object-references.ts'

/** Objects removed in one transaction, which holds their rows: who refers to one again waits until it is gone. */
const atOnce = 50

/**
 * Removes the objects whose tombstones are due and that no row refers to; returns how many were removed. `remove` is
 * given one key at a time.
 */
export const sweepTombstones = async (db: Db, remove: (key: string) => Promise<void>): Promise<number> => {
  let removed = 0
  for (;;) {
    const swept = await db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom('tombstones')
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('due_at')
        .limit(atOnce)
        .select('object_key')
        .forUpdate()
        .skipLocked()
        .execute()
      const keys = rows.map((row) => row.object_key)
      const referenced = await findReferenced(trx, keys)
      const loose = keys.filter((key) => !referenced.has(key))
      await Promise.all(loose.map(remove))
      if (keys.length > 0) await trx.deleteFrom('tombstones').where('object_key', 'in', keys).execute()
      return { seen: keys.length, removed: loose.length }
    })
    removed += swept.removed
    if (swept.seen < atOnce) return removed
  }
}

/** Objects that no row refers to, found in the store: they are due now. */
export const writeTombstones = async (db: Db, keys: readonly string[]): Promise<void> => {
  if (keys.length === 0) return
  await db
    .insertInto('tombstones')
    .values(keys.map((key) => ({ object_key: key, due_at: sql<Date>`now()` })))
    .onConflict((conflict) => conflict.column('object_key').doNothing())
    .execute()
}

/** The objects that this transaction has left without a row so far: `now()` is when it began. */
export const listLeftObjects = async (trx: Db): Promise<string[]> => {
  const rows = await trx
    .selectFrom('tombstones')
    .where('written_at', '=', sql<Date>`now()`)
    .select('object_key')
    .execute()
  return rows.map((row) => row.object_key)
}

/** A row refers to the object again. Waits for a sweep that is removing it; the caller stores it anew after its commit. */
export const dropTombstone = async (trx: Db, key: string): Promise<void> => {
  await trx.deleteFrom('tombstones').where('object_key', '=', key).execute()
}

/** Of the keys, those that have a tombstone. */
export const findTombstones = async (db: Db, keys: readonly string[]): Promise<Set<string>> => {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('tombstones')
    .where('object_key', 'in', keys)
    .select('object_key')
    .execute()
  return new Set(rows.map((row) => row.object_key))
}
