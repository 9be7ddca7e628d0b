import type { Db } from '../connect.ts'

/** Row lock until the transaction ends: no other transaction changes the project or requests its video. */
export const lockProject = async (trx: Db, projectId: string): Promise<void> => {
  await trx.selectFrom('projects').where('id', '=', projectId).select('id').forUpdate().execute()
}
