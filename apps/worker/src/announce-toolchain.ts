import { randomUUID } from 'node:crypto'
import type { Db } from '@voxdeck/db/connect'
import { publishToolchain, type Toolchain, workerHeartbeatSeconds } from '@voxdeck/db/workers/toolchains'
import { publishWorker } from '@voxdeck/db/workers/worker-slots'
import type { Logger } from 'pino'

/** Publishes this worker's toolchain and slots, and again every `workerHeartbeatSeconds` until the result is called. */
export const announceToolchain = async (
  db: Db,
  toolchain: () => Toolchain,
  slots: number,
  logger: Logger,
): Promise<() => void> => {
  const worker = { id: randomUUID(), slots }
  const announce = async () => {
    await publishToolchain(db, toolchain())
    await publishWorker(db, worker)
  }
  await announce()
  const pulse = setInterval(() => {
    announce().catch((error: unknown) => logger.warn({ err: error }, 'could not say it lives'))
  }, workerHeartbeatSeconds * 1000)
  return () => clearInterval(pulse)
}
