import type { Db } from '../connect.ts'

export const findRevision = async (db: Db, projectId: string): Promise<number | null> => {
  const row = await db
    .selectFrom('projects')
    .where('id', '=', projectId)
    .select('revision')
    .executeTakeFirst()
  return row?.revision ?? null
}

/** Empty when the project does not exist. */
export const findTitle = async (db: Db, projectId: string): Promise<string> => {
  const row = await db.selectFrom('projects').where('id', '=', projectId).select('title').executeTakeFirst()
  return row?.title ?? ''
}
