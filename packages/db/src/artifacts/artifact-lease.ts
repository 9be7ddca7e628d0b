import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import type { ArtifactId } from './artifacts.ts'

export type LeaseOptions = {
  leaseMs?: number
  renewMs?: number
  /** Called at each look while another maker holds the lease, with that maker's id. */
  onBusy?: (holder: string) => unknown
}

/** A dead maker's lease ends about when Temporal notices its death; a living one may miss two renewals. */
const usualTimes = { leaseMs: 12_000, renewMs: 4_000 }

/** Waiting makers look for the end of a lease at growing intervals. */
const firstLookMs = 20
const laterLookMs = 500

const deadlineAfter = (leaseMs: number) => sql<Date>`now() + ${leaseMs} * interval '1 millisecond'`

const takeLease = async (
  db: Db,
  { kind, key }: ArtifactId,
  holder: string,
  leaseMs: number,
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('artifact_leases')
    .values({ kind, key, holder, deadline: deadlineAfter(leaseMs) })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet({ holder, deadline: deadlineAfter(leaseMs) })
        .where('artifact_leases.deadline', '<', sql<Date>`now()`),
    )
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

const findHolder = async (db: Db, { kind, key }: ArtifactId): Promise<string | null> => {
  const row = await db
    .selectFrom('artifact_leases')
    .select('holder')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.holder ?? null
}

/**
 * Lets one process at a time make an artifact, across all processes. The lease is a row with a deadline: no connection
 * is held while `work` runs, and a process that dies leaves a lease that ends. A lease that cannot be renewed may be
 * taken by another maker: then both make the artifact, and the first to record it wins. `work` gets its maker's id.
 */
export const withArtifactLease = async <T>(
  db: Db,
  id: ArtifactId,
  work: (holder: string) => Promise<T>,
  { leaseMs = usualTimes.leaseMs, renewMs = usualTimes.renewMs, onBusy }: LeaseOptions = {},
): Promise<T> => {
  const holder = randomUUID()
  for (
    let lookMs = firstLookMs;
    !(await takeLease(db, id, holder, leaseMs));
    lookMs = Math.min(laterLookMs, lookMs * 2)
  ) {
    const other = onBusy && (await findHolder(db, id))
    if (other) await onBusy(other)
    await sleep(lookMs)
  }
  const own = { kind: id.kind, key: id.key, holder }
  const renewing = setInterval(() => {
    db.updateTable('artifact_leases')
      .set({ deadline: deadlineAfter(leaseMs) })
      .where((row) => row.and(own))
      .execute()
      // Postgres is away: the lease may end, which `recordArtifact` allows for.
      .catch(() => undefined)
  }, renewMs)
  try {
    return await work(holder)
  } finally {
    clearInterval(renewing)
    await db
      .deleteFrom('artifact_leases')
      .where((row) => row.and(own))
      .execute()
      // It ends by itself.
      .catch(() => undefined)
  }
}
