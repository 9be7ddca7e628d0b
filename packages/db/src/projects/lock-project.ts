import type { Db } from '../connect.ts'

/** Until the transaction ends, nobody else changes this project or asks for its video. */
export const lockProject = async (trx: Db, projectId: string): Promise<void> => {
  await trx.selectFrom('projects').where('id', '=', projectId).select('id').forUpdate().execute()
}
