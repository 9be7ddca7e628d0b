import { sql } from 'kysely'
import type { Db } from '../connect.ts'
import { notify } from '../notifications.ts'

/** Every change of a project calls this: raises the revision and sends a NOTIFY, delivered on commit. */
export const bumpRevision = async (db: Db, projectId: string): Promise<void> => {
  await db
    .updateTable('projects')
    .set({ revision: sql`revision + 1`, updated_at: sql`now()` })
    .where('id', '=', projectId)
    .execute()
  await notify(db, { about: 'project', projectId })
}
