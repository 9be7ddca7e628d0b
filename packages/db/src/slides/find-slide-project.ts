import type { Db } from '../connect.ts'

export const findSlideProject = async (db: Db, slideId: string): Promise<string | null> => {
  const row = await db.selectFrom('slides').where('id', '=', slideId).select('project_id').executeTakeFirst()
  return row?.project_id ?? null
}
