import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { notify } from '../notifications.ts'

/** Every change of a project raises its revision and is announced when it commits. */
export const touchProject = async (db: Db, projectId: string): Promise<void> => {
  await db
    .updateTable('projects')
    .set({ revision: sql`revision + 1`, updated_at: sql`now()` })
    .where('id', '=', projectId)
    .execute()
  await notify(db, { about: 'project', projectId })
}
