import { connectDatabase } from '@voxdeck/db/connect'
import { workerHeartbeatSeconds } from '@voxdeck/db/workers/toolchains'

/**
 * Suspends the worker process (SIGSTOP) while something happens, then resumes it. The test writes its heartbeat
 * meanwhile: on a busy machine the pause may last so long that the worker would count as dead, for every test.
 */
export const whileWorkerPauses = async (happens: () => Promise<void>): Promise<void> => {
  const worker = Number(process.env.VOXDECK_WORKER)
  if (!worker) throw new Error('there is no worker: start tests with pnpm e2e')
  const { pool, close } = connectDatabase({ url: process.env.DATABASE_URL ?? '', connections: 1 })
  const beat = () => pool.query('update workers set seen_at = now()')
  process.kill(worker, 'SIGSTOP')
  const beating = setInterval(() => void beat(), workerHeartbeatSeconds * 1000)
  try {
    await happens()
  } finally {
    process.kill(worker, 'SIGCONT')
    clearInterval(beating)
    await beat()
    await close()
  }
}
