import type { Voice } from '@voxdeck/core/voices'
import type { Db } from '@voxdeck/db/connect'
import { publishToolchain, workerPulseSeconds } from '@voxdeck/db/workers/toolchains'
import type { Logger } from 'pino'

/** Says what this worker can do, now and for as long as it lives. */
export const announceToolchain = async (
  db: Db,
  toolchain: { id: string; voices: Voice[] },
  logger: Logger,
): Promise<() => void> => {
  await publishToolchain(db, toolchain)
  const pulse = setInterval(() => {
    publishToolchain(db, toolchain).catch((error: unknown) =>
      logger.warn({ err: error }, 'could not say it lives'),
    )
  }, workerPulseSeconds * 1000)
  return () => clearInterval(pulse)
}
