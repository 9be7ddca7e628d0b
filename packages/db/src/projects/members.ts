import type { Db } from '../connect.ts'
import { notify } from '../notifications.ts'

/** Ids of everybody who may open the project. */
export const listMembers = async (db: Db, projectId: string): Promise<string[]> => {
  const rows = await db.selectFrom('members').where('project_id', '=', projectId).select('user_id').execute()
  return rows.map((row) => row.user_id)
}

/** Their lists of projects change: called while they are members. */
export const notifyMembers = async (trx: Db, projectId: string): Promise<void> => {
  for (const userId of await listMembers(trx, projectId)) await notify(trx, { about: 'account', userId })
}
