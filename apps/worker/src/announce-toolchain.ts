import { randomUUID } from 'node:crypto'
import type { Db } from '@voxdeck/db/connect'
import { publishToolchain, type Toolchain, workerHeartbeatSeconds } from '@voxdeck/db/workers/toolchains'
import { publishWorker, retireWorker } from '@voxdeck/db/workers/worker-slots'
import type { Logger } from 'pino'

/**
 * Publishes this worker's toolchain and slots, and again every `workerHeartbeatSeconds`. The result says goodbye: no
 * plans are made for a worker that stops.
 */
export const announceToolchain = async (
  db: Db,
  toolchain: () => Toolchain,
  slots: number,
  logger: Logger,
): Promise<() => Promise<void>> => {
  const id = randomUUID()
  let announcing: Promise<void> = Promise.resolve()
  const announce = async () => {
    const published = toolchain()
    await publishToolchain(db, published)
    await publishWorker(db, { id, slots, toolchain: published.id })
  }
  await announce()
  const pulse = setInterval(() => {
    announcing = announce().catch((error: unknown) =>
      logger.warn({ err: error }, 'the heartbeat was not written'),
    )
  }, workerHeartbeatSeconds * 1000)
  return async () => {
    clearInterval(pulse)
    await announcing
    await retireWorker(db, id)
  }
}
