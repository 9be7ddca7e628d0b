import type { Db } from '../connect.ts'

export const findRevision = async (db: Db, projectId: string): Promise<number | null> => {
  const row = await db
    .selectFrom('projects')
    .where('id', '=', projectId)
    .select('revision')
    .executeTakeFirst()
  return row?.revision ?? null
}
