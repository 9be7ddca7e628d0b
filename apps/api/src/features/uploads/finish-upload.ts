import type { ErrorCode } from '@voxdeck/contracts/errors'
import { can } from '@voxdeck/core/roles/can'
import type { Db } from '@voxdeck/db/connect'
import { endJob, type ImportJob, markUploaded, runningImport } from '@voxdeck/db/jobs/jobs'
import { findRole } from '@voxdeck/db/projects/find-role'
import { findLiveToolchain } from '@voxdeck/db/workers/toolchains'
import { sendImport } from '@voxdeck/delivery/send-import'
import type { Dependencies } from '../../dependencies/dependencies.ts'

/** The right may have been taken away since the upload began. */
const mayWrite = async (db: Db, { accountId, projectId }: ImportJob): Promise<boolean> => {
  const role = accountId ? await findRole(db, { userId: accountId, projectId }) : null
  return role !== null && can(role, 'write')
}

/**
 * The whole file is in the store: has a worker import it. Returns why it cannot be, and fails the job then. A repeated
 * call changes nothing.
 */
export const finishUpload = async (
  { db, delivery }: Pick<Dependencies, 'db' | 'delivery'>,
  jobId: string,
): Promise<ErrorCode | null> => {
  const job = await runningImport(db, jobId)
  if (!job) return 'not_found'
  const fail = async (code: ErrorCode) => {
    await endJob(db, jobId, { status: 'failed', failure: { code } })
    return code
  }
  if (!(await mayWrite(db, job))) return fail('not_found')
  const toolchain = await findLiveToolchain(db)
  if (!toolchain) return fail('no_worker')
  await delivery.transact(async (trx, send) => {
    if (await markUploaded(trx, jobId)) await sendImport(send, job, toolchain.id)
  })
  return null
}
