import type { Db } from '../connect.ts'

/** The salt of a person's own projects, as a query. */
export const ownSalt = (db: Db, userId: string) =>
  db.selectFrom('users').where('id', '=', userId).select('salt')

/** The salt for what a person has spoken: the project's, or their own outside of projects. */
export const findSalt = async (
  db: Db,
  { userId, projectId }: { userId: string; projectId?: string | undefined },
): Promise<string> => {
  const query = projectId
    ? db.selectFrom('projects').where('id', '=', projectId).select('salt')
    : ownSalt(db, userId)
  return (await query.executeTakeFirstOrThrow()).salt
}
