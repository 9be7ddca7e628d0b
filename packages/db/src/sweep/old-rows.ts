import { sql } from 'kysely'
import type { Db } from '../connect.ts'

/** Days after which rows that nobody used are deleted. */
export type Lifetimes = {
  /** Artifacts and translated sentences: they are made, or bought, again when they are needed. */
  artifacts: number
  previews: number
  /** What each unit of work of an ended video took. */
  work: number
  /** Texts that were replaced. */
  texts: number
  audit: number
}

export type OldRows = Record<
  'artifacts' | 'sentences' | 'previews' | 'work' | 'jobs' | 'texts' | 'sessions' | 'audit',
  number
>

/** Rows deleted in one statement: a longer one would hold its locks for too long. */
const atOnce = 1000

const inBatches = async (deleteSome: () => Promise<bigint>): Promise<number> => {
  let deleted = 0
  for (;;) {
    const count = Number(await deleteSome())
    deleted += count
    if (count < atOnce) return deleted
  }
}

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`

/** Deletes matching rows in batches, by ctid, because the tables have no key column in common. */
const deleteWhere = (db: Db, table: string, condition: ReturnType<typeof sql>) =>
  inBatches(async () => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} limit ${atOnce} for update skip locked
      ))`.execute(db)
    return numAffectedRows ?? 0n
  })

export const deleteOldRows = async (db: Db, days: Lifetimes): Promise<OldRows> => {
  const unused = sql`last_used_at < ${daysAgo(days.artifacts)}`
  const expired = sql`expires_at < now()`
  return {
    artifacts: await deleteWhere(db, 'artifacts', unused),
    sentences: await deleteWhere(db, 'translated_sentences', unused),
    previews: await deleteWhere(
      db,
      'videos',
      sql`kind = 'preview' and status <> 'generating' and requested_at < ${daysAgo(days.previews)}`,
    ),
    work: await deleteWhere(
      db,
      'video_work',
      sql`done_at < ${daysAgo(days.work)} and exists (
        select from videos where videos.id = video_work.video_id and videos.status <> 'generating')`,
    ),
    jobs: await deleteWhere(
      db,
      'jobs',
      sql`input is not null and status <> 'running' and updated_at < ${daysAgo(days.work)}`,
    ),
    texts: await deleteWhere(db, 'texts', sql`replaced_at < ${daysAgo(days.texts)}`),
    sessions: (await deleteWhere(db, 'sessions', expired)) + (await deleteWhere(db, 'sign_ins', expired)),
    audit: await deleteWhere(db, 'audit', sql`at < ${daysAgo(days.audit)}`),
  }
}
