import type { Db } from '../connect.ts'

export type SessionUser = {
  id: string
  email: string | null
  firstName: string | null
  pictureFilename: string | null
}

export const startSession = async (
  db: Db,
  session: { tokenHash: Buffer; userId: string; expiresAt: Date },
): Promise<void> => {
  await db
    .insertInto('sessions')
    .values({ token_hash: session.tokenHash, user_id: session.userId, expires_at: session.expiresAt })
    .execute()
}

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
    ])
    .executeTakeFirst()
  return row ?? null
}

export const endSession = async (db: Db, tokenHash: Buffer): Promise<void> => {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}
