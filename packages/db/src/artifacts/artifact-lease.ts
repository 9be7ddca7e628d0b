import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import type { ArtifactId } from './artifacts.ts'

export type LeaseTimes = { leaseMs: number; renewMs: number }

/** A dead maker's lease ends about when Temporal notices its death; a living one may miss two renewals. */
const usualTimes: LeaseTimes = { leaseMs: 12_000, renewMs: 4_000 }

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

/**
 * Lets one process at a time make an artifact, across all processes. The lease is a row with a deadline: no connection
 * is held while `work` runs, and a process that dies leaves a lease that ends. A lease that cannot be renewed may be
 * taken by another maker: then both make the artifact, and the first to record it wins.
 */
export const withArtifactLease = async <T>(
  db: Db,
  id: ArtifactId,
  work: () => Promise<T>,
  { leaseMs, renewMs }: LeaseTimes = usualTimes,
): Promise<T> => {
  const holder = randomUUID()
  for (
    let lookMs = firstLookMs;
    !(await takeLease(db, id, holder, leaseMs));
    lookMs = Math.min(laterLookMs, lookMs * 2)
  )
    await sleep(lookMs)
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
    return await work()
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
