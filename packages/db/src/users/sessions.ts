import { sql } from 'kysely'
import type { Db } from '../connect.ts'

export type SessionUser = {
  id: string
  email: string | null
  firstName: string | null
  pictureFilename: string | null
}

/** Longer names of browsers are cut: anybody can send any. */
const longestUserAgent = 300

export const startSession = async (
  db: Db,
  session: { tokenHash: Buffer; userId: string; expiresAt: Date; userAgent: string | null },
): Promise<void> => {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      expires_at: session.expiresAt,
      user_agent: session.userAgent?.slice(0, longestUserAgent) ?? null,
    })
    .execute()
}

const hourAgo = sql<Date>`now() - interval '1 hour'`

/** Remembers that the session is in use; one that was used within the hour is not written again. */
export const findSessionUser = async (db: Db, tokenHash: Buffer): Promise<SessionUser | null> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', new Date())
    .select([
      'users.id',
      'users.email',
      'users.first_name as firstName',
      'users.picture_filename as pictureFilename',
      sql<boolean>`sessions.used_at < ${hourAgo}`.as('isUsedAgain'),
    ])
    .executeTakeFirst()
  if (!row) return null
  const { isUsedAgain, ...user } = row
  if (isUsedAgain)
    await db
      .updateTable('sessions')
      .set({ used_at: sql`now()` })
      .where('token_hash', '=', tokenHash)
      .where('used_at', '<', hourAgo)
      .execute()
  return user
}

export type Session = {
  tokenHash: Buffer
  userAgent: string | null
  startedAt: Date
  usedAt: Date
}

/** Those that have not expired; the last used first. */
export const listSessions = (db: Db, userId: string): Promise<Session[]> =>
  db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date())
    .orderBy('used_at', 'desc')
    .orderBy('created_at', 'desc')
    .select([
      'token_hash as tokenHash',
      'user_agent as userAgent',
      'created_at as startedAt',
      'used_at as usedAt',
    ])
    .execute()

export const endSession = async (db: Db, tokenHash: Buffer): Promise<void> => {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export const endSessions = async (db: Db, userId: string): Promise<void> => {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
