import type { Db } from '../connect.ts'
import { lockProject } from './lock-project.ts'

/**
 * A change of a project, one at a time: two that met half way would take each other's places, leave gaps in the
 * order, or wait for each other for ever.
 */
export const changeProject = <T>(db: Db, projectId: string, change: (trx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await lockProject(trx, projectId)
    return change(trx)
  })
