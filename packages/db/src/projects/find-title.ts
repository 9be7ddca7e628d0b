import type { Db } from '../connect.ts'

/** Empty when the project does not exist. */
export const findTitle = async (db: Db, projectId: string): Promise<string> => {
  const row = await db.selectFrom('projects').where('id', '=', projectId).select('title').executeTakeFirst()
  return row?.title ?? ''
}
