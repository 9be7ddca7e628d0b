import type { Db } from '../connect.ts'

export const createProject = (
  db: Db,
  { userId, title }: { userId: string; title: string },
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('projects')
      .values({ title })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.insertInto('members').values({ project_id: id, user_id: userId, role: 'owner' }).execute()
    return id
  })
