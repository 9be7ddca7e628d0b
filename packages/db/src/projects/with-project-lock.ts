import type { Db } from '../connect.ts'
import { lockProject } from './lock-project.ts'

/**
 * Runs a change in a transaction that holds the project's row lock. Without the lock, concurrent changes
 * could take the same slide positions, leave gaps in the order, or deadlock.
 */
export const withProjectLock = <T>(db: Db, projectId: string, change: (trx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await lockProject(trx, projectId)
    return change(trx)
  })
