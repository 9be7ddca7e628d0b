import type { Db } from '../connect.ts'

export type Headline = { title: string; revision: number }

export const findHeadline = async (db: Db, projectId: string): Promise<Headline | null> => {
  const row = await db
    .selectFrom('projects')
    .where('id', '=', projectId)
    .select(['title', 'revision'])
    .executeTakeFirst()
  return row ?? null
}

/** Empty when the project does not exist. */
export const findTitle = async (db: Db, projectId: string): Promise<string> => {
  const row = await db.selectFrom('projects').where('id', '=', projectId).select('title').executeTakeFirst()
  return row?.title ?? ''
}
