import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { workerHeartbeatSeconds } from './toolchains.ts'

export type WorkerRow = { id: string; slots: number; toolchain: string }

/** A worker's heartbeat, with its number of parallel units of work. Deletes workers silent for an hour. */
export const publishWorker = async (db: Db, { id, slots, toolchain }: WorkerRow): Promise<void> => {
  await db
    .insertInto('workers')
    .values({ id, slots, toolchain })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ slots, seen_at: sql`now()` }))
    .execute()
  await db.deleteFrom('workers').where('seen_at', '<', sql<Date>`now() - interval '1 hour'`).execute()
}

/** The goodbye of a worker that stops: nothing is planned for it from now on. */
export const retireWorker = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('workers').where('id', '=', id).execute()
}

/** Units of work that all living workers run in parallel; at least 1, even when none is alive. */
export const countSlots = async (db: Db): Promise<number> => {
  const row = await db
    .selectFrom('workers')
    .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${3 * workerHeartbeatSeconds})`)
    .select((select) => select.fn.sum<number | null>('slots').as('slots'))
    .executeTakeFirst()
  return Math.max(1, row?.slots ?? 1)
}
