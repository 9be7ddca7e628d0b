import { endJob, markUploaded, runningImport } from '@voxdeck/db/jobs/jobs'
import { findLiveToolchain } from '@voxdeck/db/workers/toolchains'
import { sendImport } from '@voxdeck/delivery/send-import'
import type { Dependencies } from '../../dependencies/dependencies.ts'

/** The whole file is in the store: has a worker import it. A repeated call changes nothing. */
export const finishUpload = async (
  { db, delivery }: Pick<Dependencies, 'db' | 'delivery'>,
  jobId: string,
): Promise<void> => {
  const toolchain = await findLiveToolchain(db)
  if (!toolchain) return void (await endJob(db, jobId, { status: 'failed', failure: { code: 'no_worker' } }))
  await delivery.transact(async (trx, send) => {
    const job = await runningImport(trx, jobId)
    if (job && (await markUploaded(trx, jobId))) await sendImport(send, job, toolchain.id)
  })
}
