import { sql } from 'kysely'
import type { Db } from '../connect.ts'

export type OutboxEntry = { id: number; message: unknown; attempts: number }

/** A claimed entry is not due again until then; the claim of a process that died ends by itself. */
const claimSeconds = 15

export const insertMessage = async (trx: Db, subject: string, message: unknown): Promise<void> => {
  await trx
    .insertInto('outbox')
    .values({ subject, message: JSON.stringify(message) })
    .execute()
}

/** Takes the first due message, of this subject or of any; none while an earlier one of its subject is left. */
export const claimMessage = async (db: Db, subject?: string): Promise<OutboxEntry | null> => {
  const { rows } = await sql<OutboxEntry>`
    update outbox set attempts = attempts + 1, due_at = now() + make_interval(secs => ${claimSeconds})
    where id = (
      select id from outbox as next
      where due_at <= now() and (${subject ?? null}::text is null or subject = ${subject ?? null})
        and not exists (select from outbox as earlier where earlier.subject = next.subject and earlier.id < next.id)
      order by id limit 1 for update skip locked
    )
    returning id, message, attempts`.execute(db)
  return rows[0] ?? null
}

export const removeMessage = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('outbox').where('id', '=', id).execute()
}

export const postponeMessage = async (db: Db, id: number, seconds: number): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ due_at: sql`now() + make_interval(secs => ${seconds})` })
    .where('id', '=', id)
    .execute()
}

/** Whether a message of this subject is still to be delivered. */
export const hasMessage = async (db: Db, subject: string): Promise<boolean> => {
  const row = await db
    .selectFrom('outbox')
    .where('subject', '=', subject)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
